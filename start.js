// JavaScript, and no import before the check: an older Node cannot read the TypeScript that follows.
const { node } = process.versions;
const [major, minor] = node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 6)) {
  console.error(`Quillcast needs Node 24.6 or later; this is ${node}.`);
  process.exit(1);
}
// Without `await`, which the tracer of the standalone folder cannot read here.
import('./lib/server/start.ts');
