import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as fetchRaw } from 'undici';
import { afterEach, expect, test, vi } from 'vitest';
import { cachedListener } from '@/lib/server/cached-listener';
import { forgetResponses } from '@/lib/server/response-cache';
import { eventually } from '../../support/eventually.ts';

const closing: (() => void)[] = [];
let made = 0;

/** A path that no other test uses, since the cache is the process's. */
const freshPath = () => {
  made += 1;
  return `/share/page-${made}`;
};

/** Serves an application behind the cache, and tells which requests reached it. */
async function serve(answer: RequestListener) {
  const reached: IncomingMessage[] = [];
  const listener = cachedListener((request, response) => {
    reached.push(request);
    answer(request, response);
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const { port } = server.address() as AddressInfo;
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answered = await fetchRaw(`http://127.0.0.1:${port}${path}`, {
      headers,
      method: method as 'GET',
    });
    const body = Buffer.from(await answered.body.arrayBuffer());
    return { status: answered.statusCode, headers: answered.headers, body, text: body.toString() };
  };
  return { get, reached };
}

const page =
  (text: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    const all = { 'content-type': 'text/html', 'cache-control': 's-maxage=60', etag: '"e1"' };
    response.writeHead(200, { ...all, ...headers }).end(text);
  };

afterEach(() => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
});

test('makes a public page once for everybody', async () => {
  const { get, reached } = await serve(page('<p>Tea</p>'));
  const path = freshPath();
  expect((await get(path)).text).toBe('<p>Tea</p>');
  expect((await get(path, { cookie: 'session=1' })).text).toBe('<p>Tea</p>');
  expect(reached).toHaveLength(1);
  expect(reached[0]?.headers.cookie).toBeUndefined();
});

test('makes a page once for all who ask at the same time', async () => {
  const { get, reached } = await serve(page('Tea'));
  const path = freshPath();
  await Promise.all(Array.from({ length: 20 }, () => get(path)));
  expect(reached).toHaveLength(1);
});

test('sends each client the encoding it takes', async () => {
  const { get } = await serve(page('Tea '.repeat(200)));
  const path = freshPath();
  const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
  const plain = await get(path, { 'accept-encoding': 'identity' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe('Tea '.repeat(200));
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe('Tea '.repeat(200));
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).toBe('Tea '.repeat(200));
  expect(plain.headers.vary).toContain('Accept-Encoding');
});

test('answers HEAD with the length and no body', async () => {
  const { get } = await serve(page('Tea'));
  const answered = await get(freshPath(), { 'accept-encoding': 'identity' }, 'HEAD');
  expect(answered).toMatchObject({ status: 200, text: '' });
  expect(answered.headers['content-length']).toBe('3');
});

test('answers 304 to a client that has the page', async () => {
  const { get } = await serve(page('Tea'));
  const path = freshPath();
  const etag = String((await get(path)).headers.etag);
  expect(await get(path, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
  expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a page that was written to is made anew at once', async () => {
  let text = 'before';
  const { get } = await serve((request, response) => page(text)(request, response));
  const path = freshPath();
  expect((await get(path)).text).toBe('before');
  text = 'after';
  forgetResponses([path]);
  expect((await get(path)).text).toBe('after');
});

test('what is made while a page settles after a write is not kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let text = 'stale';
  const { get } = await serve((request, response) => page(text)(request, response));
  const path = freshPath();
  forgetResponses([path]);
  expect((await get(path)).text).toBe('stale');
  text = 'settled';
  vi.setSystemTime(Date.now() + 3000);
  expect((await get(path)).text).toBe('settled');
  text = 'never asked for';
  expect((await get(path)).text).toBe('settled');
});

test('nobody who asks after a write gets a page that was begun before it', async () => {
  const gate = Promise.withResolvers<void>();
  const texts = ['before', 'after'];
  const { get, reached } = await serve(async (request, response) => {
    const text = texts.shift() ?? '';
    if (text === 'before') await gate.promise;
    page(text)(request, response);
  });
  const path = freshPath();
  const early = get(path);
  await eventually(() => expect(reached).toHaveLength(1));
  await sleep(2);
  forgetResponses([path]);
  expect((await get(path)).text).toBe('after');
  gate.resolve();
  expect((await early).text).toBe('before');
});

test('a making that hangs does not keep the page from those who ask later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { get, reached } = await serve((request, response) => {
    if (reached.length > 1) page('Tea')(request, response);
  });
  const path = freshPath();
  const hanging = get(path).catch(() => 'broken off');
  await eventually(() => expect(reached).toHaveLength(1));
  vi.setSystemTime(Date.now() + 31_000);
  expect((await get(path)).text).toBe('Tea');
  for (const close of closing.splice(0)) close();
  expect(await hanging).toBe('broken off');
});

test.each([
  ['an answer with a cookie', { 'set-cookie': 'a=1' }],
  ['a private answer', { 'cache-control': 'private, max-age=60' }],
  ['an answer that is not to be stored', { 'cache-control': 'public, no-store' }],
])('does not keep %s', async (_, headers) => {
  const { get, reached } = await serve(page('Tea', headers));
  const path = freshPath();
  await get(path);
  expect((await get(path)).text).toBe('Tea');
  expect(reached).toHaveLength(2);
});

test.each([
  ['a part of a page', {}, { rsc: '1' }, 'GET'],
  ['a preview', {}, { cookie: '__prerender_bypass=x' }, 'GET'],
  ['a write', {}, {}, 'POST'],
])('lets %s through as it is', async (_, answered, headers, method) => {
  const { get, reached } = await serve(page('Tea', answered));
  const path = freshPath();
  await get(path, headers, method);
  await get(path, headers, method);
  expect(reached).toHaveLength(2);
  expect(reached[0]?.method).toBe(method);
});

test.each(['/profile', '/api/blogs/x', '/share/x?a=1', '/share/x/y', '/api/generations/x'])(
  'lets %s through with its cookies',
  async (path) => {
    const { get, reached } = await serve(page('Tea'));
    await get(path, { cookie: 'session=1' });
    expect(reached[0]?.headers.cookie).toBe('session=1');
  },
);

test('hands over refusals and redirects as they are', async () => {
  const { get } = await serve((_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('Not there');
  });
  expect(await get(freshPath())).toMatchObject({ status: 404, text: 'Not there' });
});
