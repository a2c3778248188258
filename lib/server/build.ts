import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const FINGERPRINT_FILE = '.next/fingerprint';

const SOURCES = [
  '{app,components,lib,prisma,public}/**/*',
  '{instrumentation,proxy,next.config,postcss.config}.*',
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

/** Builds the application unless the build is up to date. Throws Error with the build's output. */
export function buildWhenNeeded(): void {
  // The folder that `npm run build` creates contains a build and no sources.
  if (!existsSync('app')) return;
  const print = fingerprint();
  if (isCurrent(print)) return;
  console.log('Building Quillcast (the first start takes about a minute)…');
  const { status, stdout, stderr } = spawnSync('next', ['build'], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}\nThe build failed; see the messages above.`);
  writeFileSync(FINGERPRINT_FILE, print);
}
