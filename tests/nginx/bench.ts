import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { request } from 'undici';
import { freePort } from '../../e2e/support/app-server.ts';
import { startNginx } from './start-nginx.ts';
import { startTwoProcesses } from './two-processes.ts';

/**
 * `npm run bench:nginx`: requests a second of /share behind deploy/nginx.conf and straight from one process, beside nginx
 * sending a file with the same bytes (head and body), all on this machine in one run, compressed and not. Only the
 * ratios of the medians say something.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const PAGE = '/share/featured';

const run = promisify(execFile);

async function perSecond(url: string, encoding: string): Promise<number> {
  const { stdout } = await run('wrk', [...['-t1', '-c50', `-d${SECONDS}s`, '-H', `Accept-Encoding: ${encoding}`, url]]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What nginx says of a file by itself. */
const OWN_HEADERS = /^(?:connection|content-(?:encoding|length|type)|date|etag|keep-alive|server)$/;

/** A folder of files with the page's bytes in each encoding, and the headers that come with them. */
async function referenceFiles(processUrl: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-files-'));
  await chmod(folder, 0o755);
  const lines: string[] = [];
  for (const encoding of ['br', 'identity']) {
    const { headers, body } = await request(`${processUrl}${PAGE}`, { headers: { 'accept-encoding': encoding } });
    await writeFile(path.join(folder, encoding), Buffer.from(await body.arrayBuffer()));
    const same = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name));
    const added = same.map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`);
    if (encoding === 'br') added.push('add_header Content-Encoding br;');
    lines.push(`location = /${encoding} { ${added.join(' ')} }`);
  }
  return { folder, locations: lines.join('\n') };
}

// It has no options; this refuses any.
parseArgs();
const filePort = await freePort();
const processes = await startTwoProcesses();
const firstUrl = processes.processes[0]?.url ?? '';
const { folder, locations } = await referenceFiles(firstUrl);
const nginx = await startNginx(
  processes.port,
  processes.ports,
  `server {
  listen 127.0.0.1:${filePort} reuseport backlog=4096;
  root ${folder};
  default_type "text/html; charset=utf-8";
  ${locations}
}`,
);

for (const encoding of ['br', 'identity']) {
  const targets = {
    'nginx, a file': `http://127.0.0.1:${filePort}/${encoding}`,
    '/share behind nginx': `${nginx.url}${PAGE}`,
    '/share from one process': `${firstUrl}${PAGE}`,
  };
  const figures: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(targets)) {
      figures[name] = [...(figures[name] ?? []), await perSecond(url, encoding)];
    }
  }
  const reference = median(figures['nginx, a file'] ?? []);
  console.log(`${encoding}, 50 connections, ${ROUNDS} rounds of ${SECONDS} s each, medians`);
  console.table(
    Object.entries(figures).map(([name, each]) => ({
      name,
      'req/s': Math.round(median(each)),
      ratio: (median(each) / reference).toFixed(3),
      rounds: each.map(Math.round).join(' '),
    })),
  );
}
await nginx.stop();
await processes.stop();
await rm(folder, { recursive: true });
