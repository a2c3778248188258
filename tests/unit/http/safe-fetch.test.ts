import type { ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { safeFetch } from '@/lib/http/safe-fetch.ts';
import { redirectTo, servePages } from '../../fakes/pages.ts';
import { eventually } from '../../support/eventually.ts';

const MEGABYTE = 1024 * 1024;

type PageRoute = Parameters<typeof servePages>[0][string];

test('gives the address, status, type, headers and body of a page', async () => {
  await using site = await servePages({
    '/page': {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-made-by': 'hand' },
      body: 'gone, \u00e9t\u00e9',
    },
  });
  const answer = await safeFetch(site.at('/page#part'), { allowHosts: [site.host] });
  expect(answer).toMatchObject({ url: site.at('/page'), status: 404, contentType: 'text/html; charset=utf-8' });
  expect(answer.headers.get('x-made-by')).toBe('hand');
  expect(Buffer.from(answer.body).toString()).toBe('gone, \u00e9t\u00e9');
});

test('says who asks and what for', async () => {
  await using site = await servePages({ '/': { body: '' } });
  await safeFetch(site.at('/'), { accept: 'text/html', allowHosts: [site.host] });
  expect(site.requests[0]).toMatchObject({
    method: 'GET',
    headers: { 'user-agent': 'Quillcast/1.0 (+source reader)', accept: 'text/html' },
  });
});

test('sends the given method, headers and body', async () => {
  await using site = await servePages({ '/posts': { status: 201, body: '{}' } });
  const answer = await safeFetch(site.at('/posts'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Publisher' },
    body: '{"title":"Hello"}',
    allowHosts: [site.host],
  });
  expect(answer.status).toBe(201);
  expect(site.requests[0]).toMatchObject({
    method: 'POST',
    body: '{"title":"Hello"}',
    headers: { 'content-type': 'application/json', 'user-agent': 'Publisher' },
  });
});

test('gives an empty body for a HEAD request', async () => {
  await using site = await servePages({ '/': { headers: { 'content-length': '9000000' } } });
  const answer = await safeFetch(site.at('/'), { method: 'HEAD', allowHosts: [site.host] });
  expect(answer.status).toBe(200);
  expect(answer.body).toHaveLength(0);
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
])('unpacks a body packed with %s', async (coding, pack) => {
  await using site = await servePages({ '/': { headers: { 'content-encoding': coding }, body: pack('the page') } });
  const answer = await safeFetch(site.at('/'), { allowHosts: [site.host] });
  expect(Buffer.from(answer.body).toString()).toBe('the page');
});

test.each([
  ['gzip', gzipSync(Buffer.alloc(50 * MEGABYTE))],
  ['br', brotliCompressSync(Buffer.alloc(50 * MEGABYTE))],
  ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(50 * MEGABYTE)))],
])('refuses a small body (%s) that unpacks to 50 MB', async (coding, bomb) => {
  expect(bomb.byteLength).toBeLessThan(60_000);
  await using site = await servePages({ '/': { headers: { 'content-encoding': coding }, body: bomb } });
  const fetching = safeFetch(site.at('/'), { allowHosts: [site.host] });
  await expect(fetching).rejects.toMatchObject({ code: 'too-large' });
});

test.each([
  ['of 2 MB', 2 * MEGABYTE, {}],
  ['as large as it may be', 1000, { maxBytes: 1000 }],
])('accepts a body %s and refuses one byte more', async (_, size, limit) => {
  await using site = await servePages({
    '/full': { body: Buffer.alloc(size) },
    '/over': { body: Buffer.alloc(size + 1) },
  });
  const options = { ...limit, allowHosts: [site.host] };
  expect((await safeFetch(site.at('/full'), options)).body).toHaveLength(size);
  await expect(safeFetch(site.at('/over'), options)).rejects.toMatchObject({ code: 'too-large' });
});

test('returns the start of a longer body up to a line if asked to', async () => {
  await using site = await servePages({ '/': { body: `${'<p>é</p>\n'.repeat(200)}` } });
  const { body } = await safeFetch(site.at('/'), { maxBytes: 1000, takesStart: true, allowHosts: [site.host] });
  expect(Buffer.from(body).toString()).toBe('<p>é</p>\n'.repeat(100));
});

test('refuses a body by its announced size without waiting for it', async () => {
  await using site = await servePages({
    '/': (_request, response) => {
      response.writeHead(200, { 'content-length': String(3 * MEGABYTE) });
      response.write('x');
    },
  });
  const fetching = safeFetch(site.at('/'), { allowHosts: [site.host] });
  await expect(fetching).rejects.toMatchObject({ code: 'too-large' });
});

function writeForever(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024);
  const write = () => {
    while (!response.destroyed && response.write(chunk));
    response.once('drain', write);
  };
  write();
}

test('cuts off a body without an announced size', async () => {
  await using site = await servePages({ '/': (_request, response) => writeForever(response) });
  const fetching = safeFetch(site.at('/'), { allowHosts: [site.host] });
  await expect(fetching).rejects.toMatchObject({ code: 'too-large' });
  await eventually(async () => expect(await site.openConnections()).toBe(0));
});

const never = () => {};

test.each<[string, PageRoute]>([
  ['never answers', never],
  ['stops in the middle of its body', (_, response) => void response.writeHead(200).write('<p>to be')],
  ['redirects to a page that never answers', redirectTo('/next')],
])('gives up on a site that %s', async (_kind, route) => {
  await using site = await servePages({ '/': route, '/next': never });
  const fetching = safeFetch(site.at('/'), { timeoutMs: 200, allowHosts: [site.host] });
  await expect(fetching).rejects.toMatchObject({ code: 'timed-out' });
  await eventually(async () => expect(await site.openConnections()).toBe(0));
});

test('gives up on a name that never resolves', async () => {
  const lookup = () => new Promise<never>(() => {});
  const fetching = safeFetch('http://slow.example.com/', { timeoutMs: 100, lookup });
  await expect(fetching).rejects.toMatchObject({ code: 'timed-out' });
});

test('throws the reason of a caller who stops waiting', async () => {
  const stop = new AbortController();
  const reason = new Error('the visitor left');
  await using site = await servePages({ '/': () => stop.abort(reason) });
  const fetching = safeFetch(site.at('/'), { signal: stop.signal, allowHosts: [site.host] });
  await expect(fetching).rejects.toBe(reason);
  await eventually(async () => expect(await site.openConnections()).toBe(0));
});

test('asks nothing for a caller who has already stopped', async () => {
  const reason = new Error('the visitor left');
  await using site = await servePages({ '/': { body: '' } });
  const options = { signal: AbortSignal.abort(reason), allowHosts: [site.host] };
  await expect(safeFetch(site.at('/'), options)).rejects.toBe(reason);
  expect(site.requests).toEqual([]);
});

const breakOff: PageRoute = (_, response) => {
  response.writeHead(200, { 'content-length': '100' }).write('x', () => response.destroy());
};

test.each<[string, PageRoute]>([
  ['closes the connection', (_, response) => response.destroy()],
  ['breaks off its body', breakOff],
  ['packs its body badly', { headers: { 'content-encoding': 'gzip' }, body: 'this is not gzip' }],
])('calls a site that %s unreachable', async (_kind, route) => {
  await using site = await servePages({ '/': route });
  const fetching = safeFetch(site.at('/'), { allowHosts: [site.host] });
  await expect(fetching).rejects.toMatchObject({ code: 'unreachable' });
});

test('calls a port that nobody listens on unreachable', async () => {
  const { host, at, ...site } = await servePages({});
  await site[Symbol.asyncDispose]();
  const fetching = safeFetch(at('/'), { allowHosts: [host] });
  await expect(fetching).rejects.toMatchObject({ code: 'unreachable' });
});

test('calls a name that does not resolve unreachable', async () => {
  const lookup = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  };
  const fetching = safeFetch('http://nowhere.example.com/', { lookup });
  await expect(fetching).rejects.toMatchObject({ code: 'unreachable' });
});

test('leaves no connection open after an answer', async () => {
  await using site = await servePages({ '/': { body: 'done' } });
  await safeFetch(site.at('/'), { allowHosts: [site.host] });
  await eventually(async () => expect(await site.openConnections()).toBe(0));
});
