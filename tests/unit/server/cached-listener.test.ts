import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { tagResponse } from '@/lib/http/answer-context.ts';
import { eventually } from '../../support/eventually.ts';
import { serve } from '../../support/serve-cached.ts';

const PATH = '/share/page';
/** An application that answers everything with one page. */
const page =
  (text: string, headers: Record<string, string> = {}, tags: string[] = []): RequestListener =>
  (_, response) => {
    tagResponse(...tags);
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(text);
  };

afterEach(() => vi.useRealTimers());

test('makes a public page once for everybody', async () => {
  const { get, reached } = await serve(page('<p>Tea</p>'));
  expect((await get(PATH)).text).toBe('<p>Tea</p>');
  expect((await get(PATH, { cookie: 'session=1' })).text).toBe('<p>Tea</p>');
  expect(reached).toHaveLength(1);
  expect((await get(PATH)).headers['cache-status']).toBe('quillcast; hit');
  expect(reached[0]?.headers.cookie).toBeUndefined();
});

test('makes a page once for concurrent requests', async () => {
  const { get, reached } = await serve(page('Tea'));
  await Promise.all(Array.from({ length: 20 }, () => get(PATH)));
  expect(reached).toHaveLength(1);
});

test('sends each client the encoding it takes', async () => {
  const { get } = await serve(page('Tea '.repeat(200)));
  const br = await get(PATH, { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get(PATH, { 'accept-encoding': 'gzip, br;q=0' });
  const plain = await get(PATH, { 'accept-encoding': 'identity' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe('Tea '.repeat(200));
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe('Tea '.repeat(200));
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).toBe('Tea '.repeat(200));
  expect(plain.headers.vary).toContain('Accept-Encoding');
});

test('compresses personal answers too', async () => {
  const { get } = await serve(page('Tea '.repeat(200)));
  const br = await get('/login', { 'accept-encoding': 'gzip, br' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(br.body).toString()).toBe('Tea '.repeat(200));
  expect((await get('/login')).text).toBe('Tea '.repeat(200));
});

test('answers HEAD with the length and no body', async () => {
  const { get } = await serve(page('Tea'));
  const answered = await get(PATH, { 'accept-encoding': 'identity' }, 'HEAD');
  expect(answered).toMatchObject({ status: 200, text: '' });
  expect(answered.headers['content-length']).toBe('3');
});

test('answers 304 to a client that has the page', async () => {
  const { get } = await serve(page('Tea'));
  const etag = String((await get(PATH)).headers.etag);
  expect(await get(PATH, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
  expect((await get(PATH, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('sends lifetimes and tags to shared caches', async () => {
  const { get } = await serve(page('Tea', {}, ['blog:1', 'user:2']));
  expect((await get(PATH)).headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
    'cache-tag': 'blog:1,user:2',
    'surrogate-key': 'blog:1 user:2',
  });
});

test('lets browsers keep immutable answers forever, and shared caches until they are invalidated', async () => {
  const forever = { 'cache-control': 'public, max-age=31536000, immutable' };
  const { get } = await serve((request, response) => {
    const tags = request.url === PATH ? ['blog:1'] : [];
    page('Tea', forever, tags)(request, response);
  });
  expect((await get(PATH)).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable, s-maxage=1, stale-while-revalidate=1',
    'cache-tag': 'blog:1',
  });
  expect((await get('/blog/styles/a.css')).headers['cache-control']).toBe(forever['cache-control']);
});

test('ignores the query of a public page', async () => {
  const { get, reached } = await serve(page('Tea'));
  await get(`${PATH}?utm_source=a`);
  await get(`${PATH}?utm_source=b`);
  expect(reached.map(({ url }) => url)).toEqual([PATH]);
});

test('makes a page again when its data changes', async () => {
  let text = 'before';
  const { get, reached, cache } = await serve((...given) => page(text, {}, ['blog:1', 'blogs'])(...given));
  await get(PATH);
  cache.invalidate('blog:2');
  expect((await get(PATH)).text).toBe('before');
  text = 'after';
  cache.invalidate('blog:1');
  expect((await get(PATH)).text).toBe('after');
  expect(reached).toHaveLength(2);
});

/** A page of blog:1 whose first version, 'before', is begun and held until it is released. */
async function serveHeld() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const texts = ['before', 'after'];
  const { get, reached, cache } = await serve(async (request, response) => {
    const text = texts.shift() ?? '';
    if (text === 'before') await promise;
    page(text, {}, ['blog:1'])(request, response);
  });
  const early = get(PATH);
  await eventually(() => expect(reached).toHaveLength(1));
  return { get, cache, early, release };
}

test.each([
  ['stores no page begun before a change of its data', 'blog:1', 'after'],
  ['stores a page begun before a change of other data', 'blog:2', 'before'],
])('%s', async (_, changed, next) => {
  const { get, cache, early, release } = await serveHeld();
  cache.invalidate(changed);
  release();
  expect((await early).text).toBe('before');
  expect((await get(PATH)).text).toBe(next);
});

test('serves nothing while changes may be missed, and starts empty after missed changes', async () => {
  const { get, reached, cache } = await serve(page('Tea'));
  await get(PATH);
  cache.suspend();
  await get(PATH);
  expect(reached).toHaveLength(2);
  cache.resume(false);
  await get(PATH);
  expect(reached).toHaveLength(2);
  cache.resume(true);
  await get(PATH);
  expect(reached).toHaveLength(3);
});

test('a request after a write never gets a page begun before it', async () => {
  const { get, cache, early, release } = await serveHeld();
  cache.invalidate('anything');
  expect((await get(PATH)).text).toBe('after');
  release();
  expect((await early).text).toBe('before');
});

test('a hanging answer does not block later requests', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { get, reached, stop } = await serve((request, response) => {
    if (reached.length > 1) page('Tea')(request, response);
  });
  const hanging = get(PATH).catch(() => 'broken off');
  await eventually(() => expect(reached).toHaveLength(1));
  vi.setSystemTime(Date.now() + 31_000);
  expect((await get(PATH)).text).toBe('Tea');
  await stop();
  expect(await hanging).toBe('broken off');
});

test('does not keep an answer with a cookie', async () => {
  const { get, reached } = await serve(page('Tea', { 'set-cookie': 'a=1' }));
  await get(PATH);
  expect((await get(PATH)).headers['set-cookie']).toBe('a=1');
  expect(reached).toHaveLength(2);
});

test.each([
  ['a part of a page', { rsc: '1' }, 'GET'],
  ['a write', {}, 'POST'],
])('lets %s through as it is', async (_, headers, method) => {
  const { get, reached } = await serve(page('Tea'));
  await get(PATH, headers, method);
  await get(PATH, headers, method);
  expect(reached).toHaveLength(2);
  expect(reached[0]?.method).toBe(method);
});

test.each(['/profile', '/api/generations/x', '/blog/x', '/share/x/y', '/api/writer'])(
  'asks for %s with its cookies, each time',
  async (path) => {
    const { get, reached } = await serve(page('Tea'));
    await get(path, { cookie: 'session=1' });
    await get(path, { cookie: 'session=2' });
    expect(reached.map(({ headers }) => headers.cookie)).toEqual(['session=1', 'session=2']);
  },
);

const readNonce = ({ headers }: IncomingMessage) =>
  /(?<='nonce-)[^']+/.exec(String(headers['content-security-policy']))?.[0];

test('allows only the scripts that the application marked', async () => {
  const { get } = await serve((request, response) => {
    page(`<script nonce="${readNonce(request)}">own()</script><script>foreign()</script>`)(request, response);
  });
  const policy = String((await get('/blog/x')).headers['content-security-policy']);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('own()')}';`);
  expect(policy).not.toContain(hash('foreign()'));
});

test('the same page always has the same bytes and ETag', async () => {
  const { get, cache } = await serve((request, response) => {
    const nonce = readNonce(request);
    const link = `</a.js>; rel=preload; nonce="${nonce}"; as="script"`;
    page(`<script nonce="${nonce}">data({"nonce":"${nonce}"})</script>`, { link })(request, response);
  });
  const first = await get(PATH);
  cache.resume(true);
  const second = await get(PATH);
  expect(first.text).toBe('<script>data({"nonce":""})</script>');
  expect(first.headers.link).toBe('</a.js>; rel=preload; as="script"');
  expect([second.text, second.headers.etag]).toEqual([first.text, first.headers.etag]);
});

const blogUrl = (query = '') => encodeURIComponent(`https://quillcast.test/share/tea${query}`);

test('ignores meaningless parameters of oEmbed requests', async () => {
  const { get, reached } = await serve(page('{}', { 'content-type': 'application/json' }));
  await get(`/api/oembed?url=${blogUrl()}`);
  await get(`/api/oembed?foo=bar&format=json&url=${blogUrl()}`);
  await get(`/api/oembed?url=${blogUrl('?utm_source=a#top')}&n=1`);
  expect(reached.map(({ url }) => url)).toEqual([`/api/oembed?url=${blogUrl()}`]);
});

test('stores no oEmbed answer of a size, of which there are too many', async () => {
  const { get, reached, cache } = await serve(page('{}', { 'content-type': 'application/json' }));
  const path = `/api/oembed?url=${blogUrl()}&maxwidth=320`;
  await get(path);
  await get(path);
  expect(reached.map(({ url }) => url)).toEqual([path, path]);
  expect(cache.get(path)).toBeUndefined();
});

test.each(['/foo.png', '/x.html', '/share/x.gif', '/robots.txt.php', '/blog/styles.exe'])(
  'answers %s, which is not there, with the policy of a page',
  async (path) => {
    const { get } = await serve((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('Not there');
    });
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  },
);

test('passes refusals and redirects on unchanged', async () => {
  const { get } = await serve((_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('Not there');
  });
  expect(await get(PATH)).toMatchObject({ status: 404, text: 'Not there' });
});

const from = (number: number) => ({ 'x-client-address': `198.51.100.${number}` });

test('a page is made as soon as one of those who wait for it has a turn', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { get, reached } = await serve(async (_, response) => {
    await released;
    response.end('Tea');
  });
  const many = Array.from({ length: 200 }, (_, number) => get(`/api/x/${number}`, from(1)));
  await eventually(() => expect(reached).toHaveLength(8));
  const first = get('/share/page', from(1));
  const second = get('/share/page', from(2));
  await eventually(() => expect(reached.map(({ url }) => url)).toContain('/share/page'));
  expect(reached.length).toBeLessThan(200);
  release();
  const answers = await Promise.all([first, second, ...many]);
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['Tea']));
  expect(reached.filter(({ url }) => url === '/share/page')).toHaveLength(1);
});
