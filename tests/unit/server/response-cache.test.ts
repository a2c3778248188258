import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { type CachedResponse, cacheBehind, ResponseCache } from '@/lib/server/response-cache.ts';
import { bridgeEnds } from '../../support/bridge.ts';
import { eventually } from '../../support/eventually.ts';

afterEach(() => vi.useRealTimers());

const MB = 1024 * 1024;

/** An answer as finishResponse makes them: a short text in three encodings, with the usual headers. */
const tinyAnswer = (n: number): CachedResponse => ({
  tags: [`blog:${n}`, 'user:1'],
  headers: {
    'content-type': 'application/json',
    vary: 'Accept-Encoding',
    etag: `W/"${n}"`,
    'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  },
  bodies: {
    identity: Buffer.from(new Uint8Array(200)),
    gzip: Buffer.from(new Uint8Array(150)),
    br: Buffer.from(new Uint8Array(140)),
  },
});

function memory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function store(cache: ResponseCache, key: string, answer: CachedResponse): void {
  const pending = cache.begin();
  cache.set(key, answer, pending);
  cache.end(pending);
}

function newCache(): ResponseCache {
  const cache = new ResponseCache();
  cache.resume(false);
  return cache;
}

test('a flood of 60,000 tiny answers takes less than 160 MB and drops the oldest', () => {
  const cache = newCache();
  const before = memory();
  for (let n = 0; n < 60_000; n += 1) {
    store(cache, `/api/oembed?maxwidth=${n}`, tinyAnswer(n));
  }
  expect(memory() - before).toBeLessThan(160 * MB);
  expect(cache.get('/api/oembed?maxwidth=0')).toBeUndefined();
  expect(cache.get('/api/oembed?maxwidth=59999')).toBeDefined();
});

test('counts the headers and the address of an answer', () => {
  const cache = newCache();
  const answer = { tags: [], headers: {}, bodies: { identity: Buffer.alloc(1) } };
  for (let n = 0; n < 200; n += 1) {
    const headers = { link: 'x'.repeat(MB) };
    store(cache, `/${n}`, { ...answer, headers });
  }
  expect(cache.get('/0')).toBeUndefined();
  for (let n = 0; n < 200; n += 1) {
    store(cache, `/long${n}${'x'.repeat(MB)}`, answer);
  }
  expect(cache.get(`/long0${'x'.repeat(MB)}`)).toBeUndefined();
});

test('gives what was not invalidated while the database is down, for a minute at most', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cache = newCache();
  for (const n of [1, 2]) store(cache, `/${n}`, tinyAnswer(n));
  cache.suspend();
  expect(cache.get('/1')).toBeUndefined();
  cache.serverDown();
  cache.invalidate('blog:2');
  expect(cache.get('/1')).toBeDefined();
  expect(cache.get('/2')).toBeUndefined();
  vi.setSystemTime(Date.now() + 59_000);
  cache.serverDown();
  expect(cache.get('/1')).toBeDefined();
  vi.setSystemTime(Date.now() + 2000);
  cache.serverDown();
  expect(cache.get('/1')).toBeUndefined();
});

test('stores nothing that is made while the database is down, and begins empty when it is back', () => {
  const cache = newCache();
  store(cache, '/1', tinyAnswer(1));
  cache.suspend();
  cache.serverDown();
  store(cache, '/2', tinyAnswer(2));
  expect(cache.get('/2')).toBeUndefined();
  cache.resume(true);
  expect([cache.get('/1'), cache.get('/2')]).toEqual([undefined, undefined]);
});

const answer = { tags: ['blog:1'], headers: {}, bodies: { identity: Buffer.from('Tea') } };

test('applies messages sent before a read, handled by the thread or not', () => {
  const { application, publicEnd, close } = bridgeEnds();
  const cache = cacheBehind(publicEnd);
  application.send('resume', { missed: false });
  expect(cache.get('/')).toBeUndefined();
  cache.set('/', answer, cache.begin());
  expect(cache.get('/')).toBe(answer);
  application.send('invalidate', 'blog:1');
  expect(cache.get('/')).toBeUndefined();
  cache.set('/', answer, cache.begin());
  application.send('suspend', undefined);
  expect(cache.get('/')).toBeUndefined();
  close();
});

test('drops an answer in the making when its data changes, without a read in between', async () => {
  const { application, publicEnd, close } = bridgeEnds();
  const cache = cacheBehind(publicEnd);
  application.send('resume', { missed: false });
  cache.get('/');
  const pending = cache.begin();
  application.send('invalidate', 'blog:1');
  await eventually(() => expect(pending.isCurrent()).toBe(false));
  cache.set('/', answer, pending);
  expect(cache.get('/')).toBeUndefined();
  close();
});
