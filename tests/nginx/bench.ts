import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../e2e/support/app-server.ts';
import { startBehindNginx } from './two-processes.ts';

/**
 * `npm run bench:nginx`: requests a second of /share behind deploy/nginx.conf and straight from one process, beside nginx
 * sending a file with the same bytes, all on this machine in one run. Only the ratios of the medians say something.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ENCODING = 'br';

async function perSecond(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', '-c50', `-d${SECONDS}s`, '-H', `Accept-Encoding: ${ENCODING}`, url],
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const filePort = await freePort();
const site = await startBehindNginx(`server {
  listen 127.0.0.1:${filePort} reuseport backlog=4096;
  root files;
  default_type text/html;
  location / { add_header Content-Encoding ${ENCODING}; }
}`);
const { stdout: bytes } = await promisify(execFile)(
  'curl',
  ['-s', '-H', `Accept-Encoding: ${ENCODING}`, `${site.url}/share/featured`],
  { encoding: 'buffer' },
);
await mkdir(path.join(site.folder, 'files'));
await writeFile(path.join(site.folder, 'files/page'), bytes);

const targets = {
  'nginx, a file': `http://127.0.0.1:${filePort}/page`,
  '/share behind nginx': `${site.url}/share/featured`,
  '/share from one process': `${site.processes[0]?.url}/share/featured`,
};
const figures: Record<string, number[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, url] of Object.entries(targets)) {
    figures[name] = [...(figures[name] ?? []), await perSecond(url)];
  }
}
await site.stop();
const reference = median(figures['nginx, a file'] ?? []);
console.log(
  `${bytes.byteLength} bytes (${ENCODING}), 50 connections, ${ROUNDS} × ${SECONDS} s each, medians`,
);
console.table(
  Object.entries(figures).map(([name, each]) => ({
    name,
    'req/s': Math.round(median(each)),
    ratio: (median(each) / reference).toFixed(3),
    rounds: each.map(Math.round).join(' '),
  })),
);
