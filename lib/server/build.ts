import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const FINGERPRINT_FILE = '.next/fingerprint';

const SOURCES = [
  '{app,components,lib,prisma,public}/**/*',
  '{instrumentation,middleware,next.config,postcss.config}.*',
  '{package,package-lock,tsconfig}.json',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).sort()) {
    if (!statSync(file).isFile() || file.startsWith('lib/generated/')) continue;
    hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function isCurrent(print: string): boolean {
  if (!existsSync('.next/BUILD_ID') || !existsSync(FINGERPRINT_FILE)) return false;
  return readFileSync(FINGERPRINT_FILE, 'utf8') === print;
}

/** A build that outlived a killed start would hold Next's lock against the next one. */
const DIE_WITH_PARENT = `data:text/javascript,process.once('disconnect', () => process.exit(1))`;

/** Builds the application unless the build is up to date. @throws Error with the build's output */
export async function buildWhenNeeded(): Promise<void> {
  // The folder that `npm run build` creates contains a build and no sources.
  if (!existsSync('app')) return;
  const print = fingerprint();
  if (isCurrent(print)) return;
  console.log('Building Quillcast (the first start takes about a minute)…');
  rmSync(FINGERPRINT_FILE, { force: true });
  const child = fork('node_modules/next/dist/bin/next', ['build'], {
    execArgv: ['--import', DIE_WITH_PARENT],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${Buffer.concat(output)}\nThe build failed; see the messages above.`);
  writeFileSync(FINGERPRINT_FILE, print);
}
