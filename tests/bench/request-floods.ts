import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, request } from 'undici';
import type { Disturbance } from './beside-others.ts';
import { makeOwner } from './owner.ts';

/** The one address that everything of a disturbance comes from. */
const ADDRESS = '203.0.113.99';

const LARGE = 64 * 1024 * 1024;

/** How long stalled uploads are watched, in ms: longer than a body may take to begin. */
const STALLED_MS = 15_000;

const range = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));

/** The answers of a disturbance: each status, and how often it came. */
async function counted(answers: Iterable<Promise<string>>): Promise<{ answers: string }> {
  const values = await Promise.all(answers);
  const counts = [...new Set(values)].map((value) => `${value}: ${values.filter((each) => each === value).length}`);
  return { answers: counts.join(', ') };
}

/** The status of a request, once its whole answer has come. */
async function status(url: string, options: Parameters<typeof request>[1] = {}): Promise<string> {
  const headers = { origin: new URL(url).origin, 'x-forwarded-for': ADDRESS, ...options.headers };
  const { statusCode, body } = await request(url, { ...options, headers });
  await body.dump({ limit: Number.POSITIVE_INFINITY });
  return String(statusCode);
}

/**
 * Begins a JSON POST over a connection of its own and then sends its last bytes one a second.
 * @returns the status of the answer, once the connection is closed
 */
async function drip(url: string, body: string, dripped: number, length = body.length, until?: AbortSignal) {
  const { host, hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  until?.addEventListener('abort', () => socket.destroy(), { once: true });
  const head = [
    ...[`POST ${pathname} HTTP/1.1`, `Host: ${host}`, 'Connection: close', `Origin: http://${host}`],
    ...['Content-Type: application/json', `Content-Length: ${length}`, `X-Forwarded-For: ${ADDRESS}`, '', ''],
  ];
  socket.write(head.join('\r\n') + body.slice(0, body.length - dripped));
  for (const byte of body.slice(body.length - dripped)) {
    await sleep(1000);
    if (!socket.destroyed) socket.write(byte);
  }
  await closed;
  return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none';
}

/** How long headers are sent, in ms, and the pause after each. */
const HEADERS_MS = 10_000;
const HEADER_REST_MS = 300;

const MEGABYTE = 1024 * 1024;

const keys = () => range(6_000_000, (at) => `"k${at}":""`).join(',');

/** What one client does, each of which the others must not notice. */
export const REQUEST_FLOODS: readonly Disturbance[] = [
  {
    name: '4 stalled uploads',
    run: async ({ url }) => {
      const over = new AbortController();
      const body = `{"topic":"${'a'.repeat(LARGE - 1024)}`;
      const uploads = range(4, () => drip(`${url}/api/blogs/generate`, body, 20, LARGE, over.signal));
      await sleep(STALLED_MS);
      over.abort();
      return counted(uploads);
    },
  },
  {
    // More than the application can begin.
    name: '1,500 requests at once',
    run: async ({ url }) => {
      const dispatcher: Dispatcher = new Agent({ headersTimeout: 0 });
      const started = performance.now();
      const answers = await counted(range(1500, () => status(`${url}/login`, { dispatcher }).catch(String)));
      await dispatcher.destroy();
      return { ...answers, seconds: Math.round((performance.now() - started) / 1000) };
    },
  },
  {
    name: '1,000 slow bodies',
    run: ({ url }) => {
      const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong horse' });
      return counted(range(1000, () => drip(`${url}/api/account/login`, body, 5)));
    },
  },
  {
    // Such headers were once split in time with the square of their length.
    name: 'long headers',
    run: async ({ url }) => {
      const statuses: Promise<string>[] = [];
      for (let left = HEADERS_MS / HEADER_REST_MS; left > 0; left -= 1) {
        const answer = status(`${url}/`, { headers: { 'accept-encoding': `${left}${' '.repeat(15_000)}y` } });
        statuses.push(answer);
        await answer;
        await sleep(HEADER_REST_MS);
      }
      return counted(statuses);
    },
  },
  {
    // Keys that no schema names, and a text of spaces.
    name: 'bodies of 77 MB',
    run: async ({ url }) => {
      const bodies = [
        `{"topic":"tea","platforms":[{"platform":"devto","credentials":{${keys()}}}]}`,
        `{"topic":"tea","tone":"${' x'.repeat(20 * MEGABYTE)}"}`,
      ];
      const statuses: Promise<string>[] = [];
      for (const body of bodies) {
        const headers = { 'content-type': 'application/json' };
        const answer = status(`${url}/api/blogs/generate`, { method: 'POST', headers, body });
        statuses.push(answer);
        await answer;
      }
      return counted(statuses);
    },
  },
  {
    // A table of 50 KB, one wide row above many short ones, and a blog of 1 MB of marks, saved and read again and again.
    name: 'texts that grow',
    run: async ({ url }, database) => {
      const { cookie, blogs } = await makeOwner(url, database, 1, ADDRESS);
      const headers = { 'content-type': 'application/json', cookie };
      const [blogId = ''] = blogs;
      const blog = `${url}/api/blogs/${blogId}`;
      const statuses: Promise<string>[] = [];
      const send = (address: string, method: 'GET' | 'PUT' | 'POST', body?: object) => {
        statuses.push(status(address, { method, headers, body: body ? JSON.stringify(body) : null }));
        return statuses.at(-1);
      };
      const table = `|${' a |'.repeat(6000)}\n${'| b |\n'.repeat(4000)}`;
      for (const content of [table, '**a** '.repeat(8000), 'a\n\n'.repeat(9000)]) {
        const { updatedAt: basedOn } = await (await fetch(blog)).json();
        const sections = range(20, (at) => ({ heading: `Part ${at}`, content }));
        await send(blog, 'PUT', { title: 'Growing', intro: '', conclusion: '', sections, basedOn });
        for (let turn = 0; turn < 3; turn += 1) {
          await Promise.all([send(`${url}/blog/${blogId}`, 'GET'), send(`${url}/api/blogs/html`, 'POST', { blogId })]);
        }
      }
      return counted(statuses);
    },
  },
];
