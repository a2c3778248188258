import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

/** Where the fingerprint of what was built is stored. */
const FINGERPRINT_FILE = '.next/fingerprint';

/** Everything a build is made from. */
const SOURCES = [
  '{app,components,lib,prisma,public}/**/*',
  '{instrumentation,middleware,next.config,postcss.config}.*',
  '{package,package-lock,tsconfig}.json',
];

/** A text that changes when a build would come out differently. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).sort()) {
    if (!statSync(file).isFile() || file.startsWith('lib/generated/')) continue;
    hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the build in .next is of the present sources. */
function isCurrent(print: string): boolean {
  if (!existsSync('.next/BUILD_ID') || !existsSync(FINGERPRINT_FILE)) return false;
  return readFileSync(FINGERPRINT_FILE, 'utf8') === print;
}

/**
 * Builds the application unless the present build is of the present sources.
 * @throws Error when the build fails; its output has said why
 */
export function buildWhenNeeded(): void {
  // The folder that `npm run build` makes is a build, without what it was made from.
  if (!existsSync('app')) return;
  const print = fingerprint();
  if (isCurrent(print)) return;
  console.log('Building Quillcast (the first start takes about a minute)…');
  const { status } = spawnSync('next', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The build failed; see the messages above.');
  writeFileSync(FINGERPRINT_FILE, print);
}
