import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from './build.ts';
import { noticesFor, packageFolder } from './notices.ts';
import { programsWith, readWith } from './standalone-files.ts';

/** `npm run build`: makes .next/standalone, which needs only Node (decision 44). `--local-models`: it can run those. */

const { values } = parseArgs({ options: { 'local-models': { type: 'boolean', default: false } } });
const withLocalModels = values['local-models'];

const FOLDER = '.next/standalone';

const RUNTIME_SCRIPTS = ['start', 'migrate', 'stripe:reconcile', 'model', 'backup', 'restore'];

/** Parts of packages for development only, or for building llama.cpp. */
const DEVELOPMENT_PARTS = [
  '**/*.development.js',
  '**/*.dev.js',
  '**/*.d.ts',
  '**/next/dist/docs/**',
  '**/node-llama-cpp/llama/gitRelease.bundle',
  // For all machines; READ has this one's.
  '**/@node-llama-cpp/**',
  '**/next/dist/server/dev/**',
];

const RUNNERS = /^node_modules\/@?node-llama-cpp\//;

const NOT_READ = /\.(?:nft\.json|map)$/;

/** The tracer's warning about one of our files that it cannot parse. */
const UNREAD_FILE_OF_OURS = /^Failed to parse (?!\S*\/node_modules\/)/;

type Resolve = (id: string, parent: string, job: object, isRequire: boolean) => Promise<string | string[]>;

/** The used part of @vercel/nft, which is bundled with Next. */
type Tracer = {
  nodeFileTrace: (
    programs: readonly string[],
    options: { ignore: readonly string[]; readFile: (file: string) => string | null; resolve: Resolve },
  ) => Promise<{ fileList: Set<string>; warnings: Set<Error> }>;
  resolve: Resolve;
};

const { nodeFileTrace, resolve }: Tracer = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

/** A file's source without types; null if there is none, as the tracer probes many paths. */
function readSource(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8');
    return file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(code)) return null;
    throw error;
  }
}

/** Resolves an import as bundler-imports.ts does at run time. */
const resolveImport: Resolve = (id, parent, job, isRequire) => {
  const target = id.startsWith('@/') ? path.resolve(id.slice(2)) : id;
  const isOurs = /^[./]/.test(target) && !parent.includes('/node_modules/');
  return resolve(isOurs && !path.extname(target) ? `${target}.ts` : target, parent, job, isRequire);
};

/** All files that the programs import. @throws Error for one of ours that the tracer cannot parse */
async function filesOfPrograms(): Promise<string[]> {
  const { fileList, warnings } = await nodeFileTrace(programsWith(withLocalModels), {
    ignore: DEVELOPMENT_PARTS,
    readFile: readSource,
    resolve: resolveImport,
  });
  const unread = [...warnings].find(({ message }) => UNREAD_FILE_OF_OURS.test(message));
  if (unread) throw unread;
  return [...fileList];
}

/** All files of packages that pages import, except fonts, for which Next's traces include whole packages. */
function filesOfBuild(): string[] {
  return globSync('.next/{*,server/**/*}.nft.json').flatMap((trace) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(trace, 'utf8'));
    return files
      .map((file) => path.join(path.dirname(trace), file))
      .filter((file) => /^node_modules\/(?!@fontsource)/.test(file));
  });
}

/** Whether a file belongs to a development dependency; packages import some if installed. */
function developmentFilter(): (file: string) => boolean {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return (file) => packages[packageFolder(file)]?.dev === true;
}

function writePackage(): void {
  const { name, version, type, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const runtime = RUNTIME_SCRIPTS.map((script) => [script, scripts[script]]);
  // The project has Node as a development dependency; the folder has not.
  const engines = { node: '>=24' };
  const described = { name, version, type, engines, scripts: Object.fromEntries(runtime) };
  const text = JSON.stringify(described, null, 2);
  writeFileSync(path.join(FOLDER, 'package.json'), `${text}\n`);
}

async function makeFolder(): Promise<void> {
  await buildWhenNeeded();
  rmSync(FOLDER, { recursive: true, force: true });
  const files = new Set([...(await filesOfPrograms()), ...filesOfBuild(), ...globSync(readWith(withLocalModels))]);
  const isOfDevelopment = developmentFilter();
  const needed = [...files].filter((file) => !isOfDevelopment(file) && (withLocalModels || !RUNNERS.test(file)));
  for (const file of needed) {
    cpSync(file, path.join(FOLDER, file), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !NOT_READ.test(source),
    });
  }
  writePackage();
  writeFileSync(path.join(FOLDER, 'THIRD-PARTY-NOTICES.txt'), noticesFor(needed));
  console.log(`${FOLDER} contains everything Quillcast needs except Node.`);
}

makeFolder().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
