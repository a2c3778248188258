import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { startApp } from '../../e2e/support/app-server.ts';
import { buildWhenNeeded } from '../../lib/server/build.ts';
import { listen } from '../fakes/local-server.ts';
import { startSharedDatabase } from '../support/shared-database.ts';
import { benchCosts } from './article-costs.ts';
import { runDisturbances } from './beside-others.ts';
import { hostilePages } from './hostile-pages.ts';
import { mixedLoad } from './mixed-load.ts';
import { makeOwner } from './owner.ts';
import { REQUEST_FLOODS } from './request-floods.ts';
import { probeStaleness } from './staleness.ts';
import { benchWriting } from './writing-bench.ts';

/**
 * `npm run bench`: requests a second of the public pages with 1 and with 1,000 blogs, each beside a bare
 * Node server that sends the same bytes in the same run; then how long a large article takes beside its calls to the
 * model one after the other, what an article costs, and what one client does to the others. Only the ratios say something about the code.
 */

/** How many edits the probe makes, and how long the mixed load lasts, in seconds. */
const EDITS = Number(process.env.BENCH_EDITS ?? 500);
const MIXED_SECONDS = Number(process.env.BENCH_MIXED_SECONDS ?? 30);

/** No quota limits the benchmark. */
const SETTINGS = { LOG_LEVEL: 'error', FREE_BLOG_LIMIT: '1000000', FREE_PER_ADDRESS_PER_DAY: '1000000' };

const CONNECTIONS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

type Target = { name: string; path: (id: string) => string };

const TARGETS: readonly Target[] = [
  { name: '/share/{id}', path: (id) => `/share/${id}` },
  { name: '/embed/{id}', path: (id) => `/embed/${id}` },
  { name: '/api/blogs/{id}', path: (id) => `/api/blogs/${id}` },
  { name: 'card, cached', path: (id) => `/api/og-image/${id}` },
];

type Figures = { perSecond: number; p50: number; p99: number };

async function measure(base: string, paths: readonly string[], gzip: boolean): Promise<Figures> {
  const result = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: gzip ? { 'accept-encoding': 'gzip' } : {},
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${base}${paths[0]} failed under load`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** The reference: Node's own HTTP server with a fixed body. */
function serveBytes(body: Buffer, type: string, gzip: boolean) {
  const bytes = gzip ? gzipSync(body) : body;
  const headers = { 'Content-Type': type, ...(gzip && { 'Content-Encoding': 'gzip' }) };
  return listen((_, response) => response.writeHead(200, headers).end(bytes));
}

async function compare(base: string, target: Target, ids: readonly string[], gzip: boolean) {
  const paths = [...new Set(ids.map(target.path))];
  const first = await fetch(`${base}${paths[0]}`);
  const body = Buffer.from(await first.arrayBuffer());
  const reference = await serveBytes(body, first.headers.get('content-type') ?? '', gzip);
  // Every page once, to measure serving and not rendering.
  await measure(base, paths, gzip);
  const app = await measure(base, paths, gzip);
  const bare = await measure(reference.url, ['/'], gzip);
  await reference.close();
  return {
    page: target.name,
    blogs: ids.length,
    gzip: gzip ? 'yes' : 'no',
    'req/s': Math.round(app.perSecond),
    'p50 ms': app.p50,
    'p99 ms': app.p99,
    'bare req/s': Math.round(bare.perSecond),
    ratio: (app.perSecond / bare.perSecond).toFixed(3),
  };
}

/** Bytes of a page and of the scripts it loads. */
async function weigh(base: string, path: string) {
  const html = await (await fetch(`${base}${path}`)).text();
  const scripts = new Set([...html.matchAll(/src="(\/_next\/[^"]+\.js[^"]*)"/g)].map((m) => m[1]));
  const bodies = await Promise.all(
    [...scripts].map(async (src) => Buffer.from(await (await fetch(`${base}${src}`)).arrayBuffer())),
  );
  return {
    page: path,
    'HTML bytes': Buffer.byteLength(html),
    'HTML gzip': gzipSync(html).length,
    scripts: scripts.size,
    'JavaScript gzip': bodies.reduce((sum, script) => sum + gzipSync(script).length, 0),
  };
}

async function coldCards(base: string, ids: readonly string[]) {
  const times: number[] = [];
  for (const id of ids) {
    const started = performance.now();
    await (await fetch(`${base}/api/og-image/${id}`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { cards: times.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99) };
}

/**
 * Two processes on one database: whether readers of both see every edit within a second; then one process under a load of
 * everything at once.
 */
async function benchCluster(): Promise<void> {
  const database = await startSharedDatabase();
  const settings = { ...database.settings, ...SETTINGS };
  const first = await startApp(settings);
  const second = await startApp({ ...settings, SITE_URL: first.url });
  const owner = await makeOwner(first.url, database, 200);
  console.log(`Two processes, ${EDITS} edits, 50 readers`);
  console.table([await probeStaleness([first, second], owner, EDITS)]);
  await second.stop();
  console.log(`Everything at once, 50 connections, ${MIXED_SECONDS} s`);
  console.table([await mixedLoad(first, owner, MIXED_SECONDS)]);
  await first.stop();
  await database.stop();
}

/** Each disturbance on one process, while 20 others log in, write and read. */
async function benchDisturbances(): Promise<void> {
  const database = await startSharedDatabase();
  await using pages = await hostilePages();
  const app = await startApp({ ...database.settings, ...pages.settings, LOG_LEVEL: 'error' });
  console.log('20 others log in, write and read, while there are');
  console.table(await runDisturbances(app, database, [...REQUEST_FLOODS, pages]));
  await app.stop();
  await database.stop();
}

// It has no options; this refuses any.
parseArgs();
await buildWhenNeeded();
const database = await startSharedDatabase();
const app = await startApp({ ...database.settings, LOG_LEVEL: 'error' });
const { blogs: ids } = await makeOwner(app.url, database, 1000);
console.log('Cards, drawn for the first time');
console.table(await coldCards(app.url, ids.slice(0, 100)));
const rows = [];
for (const target of TARGETS) {
  for (const some of [ids.slice(0, 1), target.name.startsWith('card') ? ids.slice(0, 100) : ids]) {
    for (const gzip of [false, true]) rows.push(await compare(app.url, target, some, gzip));
  }
}
console.log(`Serving, ${CONNECTIONS} connections, ${SECONDS} s each`);
console.table(rows);
console.log('Weight');
console.table(await Promise.all(['/', `/share/${ids[0]}`, `/embed/${ids[0]}`].map((p) => weigh(app.url, p))));
await app.stop();
await database.stop();
await benchCluster();
await benchDisturbances();
console.log('Writing a large article, with a model that takes 300 ms for every call');
console.table(await benchWriting());
console.log('What an article costs, with a server that keeps beginnings of 1,024 tokens as OpenAI does');
console.table(await benchCosts());
