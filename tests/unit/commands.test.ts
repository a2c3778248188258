import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { programsWith, readWith } from '@/lib/server/standalone-files.ts';
import { listen } from '../fakes/local-server.ts';
import { cleanEnvironment } from '../support/clean-environment.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
const texts = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'Dockerfile',
  ...globSync('{docs,deploy,tests}/**/*.{md,sh,service,ts}', { exclude: ['**/node_modules'] }),
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
  const copied = [...programsWith(true), ...readWith(true)];
  expect(named.filter((file) => !copied.includes(file))).toEqual([]);
  expect(copied.filter((file) => !file.startsWith('.next/') && globSync(file).length === 0)).toEqual([]);
});

test('the documents name scripts and programs that exist', () => {
  const named = found(/(?<=npm run )[a-z\d:]+/g);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
  const programs = found(/(?<=\bnode (?:--\S+ )?)(?:lib|tests)\/[\w/-]+\.ts/g);
  expect(programs).not.toHaveLength(0);
  expect(programs.filter((file) => !existsSync(file))).toEqual([]);
});

/** Everything that a program prints until it ends by itself. */
function outputOf(program: string, args: string[], settings: Record<string, string> = {}): string {
  const env = cleanEnvironment(settings);
  const { stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8', timeout: 30_000 });
  return stdout + stderr;
}

/** A script of package.json from the name of its module on, with further arguments. */
function start(script: string, settings?: Record<string, string>): string {
  const [name = '', ...given] = script.split(' ');
  const [, ...args] = scripts[name]?.slice(scripts[name].indexOf('node ')).split(' ') ?? [];
  return outputOf(process.execPath, [...args, ...given], settings);
}

test.each([
  ['migration', 'Usage: npm run migration'],
  ['model', 'Models that write'],
  ['model nothing', 'There is no model or file named "nothing"'],
  ['model --none', 'No model was selected.'],
  ['sentences', 'shell.home  Home'],
  ['stripe:reconcile', "Subscriptions aren't available on this site."],
  ['eval --only nothing', 'No topic nothing'],
  ['eval --calls', 'No model is connected.'],
  ['eval --calls check edit', 'No model is connected.'],
  ['eval --claims nothing', "no such file or directory, open 'nothing'"],
  ['eval --pages nothing', "no such file or directory, scandir 'nothing'"],
  ['eval --sentences nothing', "no such file or directory, open 'nothing'"],
  // These would take minutes, and refuse an option that they do not know.
  ['build --nothing', "Unknown option '--nothing'"],
  ['bench --nothing', "Unknown option '--nothing'"],
  ['bench:nginx --nothing', "Unknown option '--nothing'"],
  ['test:model --nothing', "Unknown option '--nothing'"],
])('npm run %s starts', (script, output) => {
  expect(start(script)).toContain(output);
});

test.each(['start', 'dev'])('npm run %s starts, up to its port', async (script) => {
  const site = await listen();
  const { port } = new URL(site.url);
  const output = start(script, { PORT: port });
  await site.close();
  expect(output).toContain(`Port ${port} is in use. Set PORT to another one.`);
});

const suites = Object.values(scripts).flatMap((command) => command.match(/^\S+\.sh/)?.[0] ?? []);

test.each([...new Set(suites)])('%s starts, and leaves its tests out without apt', (script) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quillcast-no-apt-'));
  symlinkSync('/usr/bin/dirname', path.join(folder, 'dirname'));
  const output = outputOf('/bin/bash', [script], { PATH: folder });
  rmSync(folder, { recursive: true });
  expect(output).toContain('tests are left out: they need apt and dpkg.');
});
