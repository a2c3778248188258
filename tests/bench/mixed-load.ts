import { readFileSync } from 'node:fs';
import { request } from 'undici';
import type { AppServer } from '../../e2e/support/app-server.ts';
import { editBlog, type Owner } from './owner.ts';

/** How many ask at once; of a hundred requests how many are writes, and how many articles are written at once. */
const CONNECTIONS = 50;
const WRITES = 5;
const WRITERS = 2;

/** Addresses whose answers are kept, for a blog. */
const PAGES = [
  (id: string) => `/share/${id}`,
  (id: string) => `/view/${id}`,
  (id: string) => `/embed/${id}`,
  (id: string) => `/api/blogs/${id}`,
];

/** Memory of a process in MB (Linux only). */
function memory({ pid }: AppServer): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Each article is requested from a different address, because of the limit per address. */
async function generate(base: string, topic: string, address: string): Promise<void> {
  const response = await fetch(`${base}/api/blogs/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base, 'x-forwarded-for': address },
    body: JSON.stringify({ topic, length: 'small', language: 'english' }),
  });
  await response.json();
  if (!response.ok) throw new Error(`${response.status} for a generation`);
}

/** Reads, edits and writes articles for some seconds, and reports response times and errors. */
export async function mixedLoad(app: AppServer, owner: Owner, seconds: number) {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const hits: number[] = [];
  const errors: string[] = [];
  const memories: number[] = [];
  let writes = 0;
  let articles = 0;
  const isOver = () => performance.now() > until;
  const attempt = (work: Promise<unknown>) => work.catch((error) => errors.push(String(error)));

  async function readPage(turn: number): Promise<void> {
    const id = owner.blogs[turn % owner.blogs.length] ?? '';
    const page = PAGES[turn % PAGES.length] ?? String;
    const started = performance.now();
    // Responses are not decompressed, to leave the CPUs to the application.
    const { statusCode, headers, body } = await request(`${app.url}${page(id)}`, {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    await body.arrayBuffer();
    const taken = performance.now() - started;
    times.push(taken);
    if (String(headers['cache-status']).endsWith('hit')) hits.push(taken);
    if (statusCode !== 200) errors.push(`${statusCode} for ${page(id)}`);
  }

  async function connection(number: number): Promise<void> {
    // Each edits its own blogs, so that none runs into a conflict.
    const own = owner.blogs.filter((_, index) => index % CONNECTIONS === number);
    for (let turn = number; !isOver(); turn += 7) {
      if (turn % 100 >= WRITES) await attempt(readPage(turn));
      else {
        writes += 1;
        await attempt(editBlog(owner, app.url, own[writes % own.length] ?? '', `Edit ${writes}`));
      }
    }
  }

  async function writer(number: number): Promise<void> {
    while (!isOver()) {
      articles += 1;
      const address = `10.0.${Math.floor(articles / 250)}.${articles % 250}`;
      await attempt(generate(app.url, `Keeping ${number} bees, part ${articles}`, address));
    }
  }
  const watch = setInterval(() => memories.push(memory(app)), (seconds * 1000) / 10);
  await Promise.all([
    ...Array.from({ length: CONNECTIONS }, (_, number) => connection(number)),
    ...Array.from({ length: WRITERS }, (_, number) => writer(number)),
  ]);
  clearInterval(watch);
  const at = (share: number, of: number[]) =>
    Math.round(of.toSorted((a, b) => a - b)[Math.floor(of.length * share)] ?? 0);
  return {
    reads: times.length,
    writes,
    articles,
    errors: errors.length,
    'p99 ms': at(0.99, times),
    hits: hits.length,
    'p99 of hits': at(0.99, hits),
    'RSS MB': memories.join(' '),
    ...(errors.length > 0 && { 'first error': errors[0] }),
  };
}
