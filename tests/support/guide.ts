import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const GUIDE = readFileSync('lib/api/guide.md', 'utf8');

/** Programs of a language in a Markdown text, in their order. */
export const programsIn = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^(\`{3}|~{3})${language}\n(.*?)\n\\1$`, 'gms'))].map(([, , program = '']) => program);

/** The program of a language in the guide that has `part` in it. */
export function guideProgram(language: string, part: string): string {
  const found = programsIn(GUIDE, language).find((program) => program.includes(part));
  if (!found) throw new Error(`The guide has no ${language} with ${part}.`);
  return found;
}

/** Commands that run a file, by the language and the name of the file. */
const COMMANDS = {
  curl: ['bash', 'example.sh'],
  TypeScript: [process.execPath, 'example.mts'],
  Python: ['python3', 'example.py'],
} as const;

export type GuideLanguage = keyof typeof COMMANDS;

/** Stores a program as its reader does, beside the packages that it may import. */
async function storeProgram(language: GuideLanguage, program: string) {
  const cwd = await mkdtemp(path.join(tmpdir(), 'quillcast-guide-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const [command, file] = COMMANDS[language];
  await symlink(path.resolve('node_modules'), path.join(cwd, 'node_modules'));
  await writeFile(path.join(cwd, file), program);
  return { command, file, cwd };
}

/** What a program writes. @throws if it does not end with 0 */
export async function runProgram(language: GuideLanguage, program: string, env: Record<string, string>) {
  const { command, file, cwd } = await storeProgram(language, program);
  const { stdout } = await promisify(execFile)(command, [file], { cwd, env: { ...process.env, ...env } });
  return stdout;
}

/** Starts a program that serves, until the test ends. */
export async function startProgram(language: GuideLanguage, program: string, env: Record<string, string>) {
  const { command, file, cwd } = await storeProgram(language, program);
  const child: ChildProcess = spawn(command, [file], { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
}
