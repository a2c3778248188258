// JavaScript without imports before the check: an older Node cannot parse the TypeScript.
const { node } = process.versions;
const [major, minor] = node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 6)) {
  console.error(`Quillcast needs Node 24.6 or later; this is ${node}.`);
  process.exit(1);
}
// No `await`: the tracer of the standalone folder cannot parse it here.
import('./lib/server/start.ts');
