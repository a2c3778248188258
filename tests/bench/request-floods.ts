import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { AppServer } from '../../e2e/support/app-server.ts';
import type { Disturbance } from './beside-others.ts';
import { makeOwner } from './owner.ts';

/** The one address that everything of a disturbance comes from. */
const ADDRESS = '203.0.113.99';

const LARGE = 64 * 1024 * 1024;

/** How long stalled uploads are watched, in ms: longer than a body may take to begin. */
const STALLED_MS = 15_000;

/** The status that a connection was answered with, once it is closed. */
async function socketAnswer(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none';
}

/** An upload that sends nearly all of a large body and then a byte a second. */
async function stalledUpload({ url }: AppServer, until: AbortSignal): Promise<string> {
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answered = socketAnswer(socket);
  const head = [
    ...['POST /api/blogs/generate HTTP/1.1', `Host: ${host}`, `Origin: ${url}`],
    ...['Content-Type: application/json', `Content-Length: ${LARGE}`],
    ...[`X-Forwarded-For: ${ADDRESS}`, '', ''],
  ];
  socket.write(head.join('\r\n'));
  socket.write(`{"topic":"${'a'.repeat(LARGE - 1024)}`);
  const drip = setInterval(() => socket.write('a'), 1000);
  until.addEventListener('abort', () => socket.destroy(), { once: true });
  const status = await answered;
  clearInterval(drip);
  return status;
}

const counted = (values: readonly string[]): string =>
  [...new Set(values)].map((value) => `${value}: ${values.filter((each) => each === value).length}`).join(', ');

/** How long headers are sent, in ms, and the pause after each. */
const HEADERS_MS = 10_000;
const HEADER_REST_MS = 300;

/** Long headers that were once split in time with the square of their length. */
export const LONG_HEADERS: Disturbance = {
  name: 'long headers',
  run: async ({ url }) => {
    const statuses: string[] = [];
    for (let left = HEADERS_MS / HEADER_REST_MS; left > 0; left -= 1) {
      const headers = { 'x-forwarded-for': ADDRESS, 'accept-encoding': `${left}${' '.repeat(15_000)}y` };
      const answer = await request(`${url}/`, { headers });
      await answer.body.dump();
      statuses.push(String(answer.statusCode));
      await sleep(HEADER_REST_MS);
    }
    return { answers: counted(statuses) };
  },
};

const MEGABYTE = 1024 * 1024;

const keys = () => Array.from({ length: 6_000_000 }, (_, at) => `"k${at}":""`).join(',');

/** Bodies of up to 77 MB from a stranger: keys that no schema names, and a text of spaces. */
export const LARGE_BODIES: Disturbance = {
  name: 'bodies of 77 MB',
  run: async ({ url }) => {
    const bodies = [
      `{"topic":"tea","platforms":[{"platform":"devto","credentials":{${keys()}}}]}`,
      `{"topic":"tea","tone":"${' x'.repeat(20 * MEGABYTE)}"}`,
    ];
    const statuses: string[] = [];
    for (const body of bodies) {
      const headers = { origin: url, 'content-type': 'application/json', 'x-forwarded-for': ADDRESS };
      const answer = await request(`${url}/api/blogs/generate`, { method: 'POST', headers, body });
      await answer.body.dump();
      statuses.push(String(answer.statusCode));
    }
    return { answers: counted(statuses) };
  },
};

/** A table of 50 KB, one wide row above many short ones, and a blog of 1 MB of marks, saved and read again and again. */
export const GROWING_TEXTS: Disturbance = {
  name: 'texts that grow',
  run: async ({ url }, database) => {
    const { cookie, blogs } = await makeOwner(url, database, 1, ADDRESS);
    const headers = { origin: url, 'content-type': 'application/json', 'x-forwarded-for': ADDRESS, cookie };
    const table = `|${' a |'.repeat(6000)}\n${'| b |\n'.repeat(4000)}`;
    const statuses: string[] = [];
    const send = async (path: string, method: 'GET' | 'PUT' | 'POST', body?: object) => {
      const answer = await request(`${url}${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
      statuses.push(String(answer.statusCode));
      return answer.body.text();
    };
    const [blogId = ''] = blogs;
    for (const content of [table, '**a** '.repeat(8000), 'a\n\n'.repeat(9000)]) {
      const { updatedAt: basedOn } = JSON.parse(await send(`/api/blogs/${blogId}`, 'GET'));
      const sections = Array.from({ length: 20 }, (_, at) => ({ heading: `Part ${at}`, content }));
      await send(`/api/blogs/${blogId}`, 'PUT', { title: 'Growing', intro: '', conclusion: '', sections, basedOn });
      for (let turn = 0; turn < 3; turn += 1) {
        await Promise.all([send(`/blog/${blogId}`, 'GET'), send('/api/blogs/html', 'POST', { blogId })]);
      }
    }
    return { answers: counted(statuses) };
  },
};

/** Four slow large uploads of one address. */
export const STALLED_UPLOADS: Disturbance = {
  name: '4 stalled uploads',
  run: async (app) => {
    const over = new AbortController();
    const uploads = Array.from({ length: 4 }, () => stalledUpload(app, over.signal));
    await sleep(STALLED_MS);
    over.abort();
    return { answers: counted(await Promise.all(uploads)) };
  },
};

/** More requests of one address at once than the application can begin. */
export const REQUESTS_AT_ONCE: Disturbance = {
  name: '1,500 requests at once',
  run: async ({ url }) => {
    const dispatcher = new Agent({ headersTimeout: 0 });
    const headers = { 'x-forwarded-for': ADDRESS };
    const started = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: 1500 }, async () => {
        try {
          const answer = await request(`${url}/login`, { dispatcher, headers });
          await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
          return String(answer.statusCode);
        } catch (error) {
          return String(error);
        }
      }),
    );
    await dispatcher.destroy();
    const seconds = Math.round((performance.now() - started) / 1000);
    return { answers: counted(statuses), seconds };
  },
};

/** As many bodies at once, each sent a byte at a time. */
export const SLOW_BODIES: Disturbance = {
  name: '1,000 slow bodies',
  run: async ({ url }) => {
    const { host, hostname, port } = new URL(url);
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong horse' });
    const head = [
      ...['POST /api/account/login HTTP/1.1', `Host: ${host}`, 'Connection: close'],
      ...[`Origin: ${url}`, 'Content-Type: application/json', `Content-Length: ${body.length}`],
      ...[`X-Forwarded-For: ${ADDRESS}`, '', ''],
    ].join('\r\n');
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, async () => {
        const socket = connect(Number(port), hostname);
        const answered = socketAnswer(socket);
        socket.write(head + body.slice(0, -5));
        for (const byte of body.slice(-5)) {
          await sleep(1000);
          socket.write(byte);
        }
        return answered;
      }),
    );
    return { answers: counted(statuses) };
  },
};
