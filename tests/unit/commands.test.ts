import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { programsWith, readWith } from '@/lib/server/standalone-files.ts';
import { cleanEnvironment } from '../support/clean-environment.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'Dockerfile',
  ...globSync('{docs,deploy,tests}/**/*.{md,sh,service,ts}'),
];
const found = (pattern: RegExp) => [...new Set(texts.flatMap((file) => read(file).match(pattern) ?? []))];

/** The modules that a module loads before it runs, as Node resolves them. */
function loadedBy(file: string): string[] {
  const source = read(file);
  const { staticImports, staticExports } = parseSync(file, source).module;
  const imports = staticImports.filter(({ start }) => !source.startsWith('import type', start));
  const exports = staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType));
  return [...imports, ...exports].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
}

/** What Node would not find when it loads a module, as "module: import". */
function missingFor(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return loadedBy(file).flatMap((specifier) => {
    if (!specifier.startsWith('.')) return specifier.startsWith('@/') ? `${file}: ${specifier}` : [];
    const target = path.relative('.', fileURLToPath(new URL(specifier, pathToFileURL(file))));
    return existsSync(target) ? missingFor(target, seen) : `${file}: ${specifier}`;
  });
}

const entries = [
  ...Object.values(scripts).flatMap((command) => command.match(/\S+\.(?:ts|js)\b/g) ?? []),
  ...programsWith(true).filter((file) => !file.startsWith('node_modules/')),
];

test.each([...new Set(entries)])('Node finds what %s loads', (entry) => {
  expect(missingFor(entry, new Set())).toEqual([]);
});

test('the standalone folder has every program that the code starts by its path', () => {
  const named = globSync('lib/**/*.ts').flatMap(
    (file) => read(file).match(/(?<=')(?:lib|components)\/[\w/-]+\.ts(?=')/g) ?? [],
  );
  expect(named.filter((file) => !programsWith(true).includes(file))).toEqual([]);
  expect(
    [...programsWith(true), ...readWith(true)].filter(
      (file) => !file.startsWith('.next/') && globSync(file).length === 0,
    ),
  ).toEqual([]);
});

test('the documents name scripts and programs that exist', () => {
  const named = found(/(?<=npm run )[a-z\d:]+/g);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
  const programs = found(/(?<=\bnode (?:--\S+ )?)(?:lib|tests)\/[\w/-]+\.ts/g);
  expect(programs).not.toHaveLength(0);
  expect(programs.filter((file) => !existsSync(file))).toEqual([]);
});

/** The first output of a command, which is ended then. */
async function firstOutput(command: string): Promise<string> {
  const [, ...args] = command.split(' ');
  const child = spawn(process.execPath, args, { env: cleanEnvironment({}), stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const [output] = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  child.kill();
  await ended;
  return output.toString();
}

test.each([
  [`${scripts.migration}`, 'Usage: npm run migration'],
  [`${scripts.model}`, 'Models that write'],
  [`${scripts.sentences}`, 'app/'],
  [`${scripts.eval} --only none`, 'No topic none'],
])('%s starts', async (command, output) => {
  expect(await firstOutput(command)).toContain(output);
});
