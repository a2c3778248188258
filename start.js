// JavaScript that an older Node can parse, unlike the TypeScript.
import { existsSync } from 'node:fs';

// A clone, unlike the standalone folder, is built on the first start.
const isClone = existsSync('app');
if (isClone && !existsSync('node_modules/node/package.json')) {
  console.error(
    'The packages that build Quillcast are missing: NODE_ENV=production or omit=dev left them out. Run: npm ci --include=dev',
  );
  process.exit(1);
}
if (isClone && !(existsSync('node_modules/node/bin/node') && existsSync('lib/generated/prisma'))) {
  console.error('Install scripts did not run: ignore-scripts is set. Run: npm ci --ignore-scripts=false');
  process.exit(1);
}
const { node } = process.versions;
const [major, minor] = node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 6)) {
  console.error(`Quillcast needs Node 24.6 or later; this is ${node}.`);
  process.exit(1);
}
// No `await`: the tracer of the standalone folder cannot parse it here.
import('./lib/server/start.ts');
