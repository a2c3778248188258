import type { RequestListener } from 'node:http';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { cachedListener } from '@/lib/server/cached-listener.ts';
import { countingListener } from '@/lib/server/counting-listener.ts';
import { listen } from '@/lib/server/listen.ts';
import { ResponseCache } from '@/lib/server/response-cache.ts';
import { serveBehind } from '../../support/serve-behind.ts';

const ADA = { host: 'blog.ada.test', userId: 'ada', slug: 'ada', isPaid: true };
const findOwner = (host?: string) => (host === ADA.host ? ADA : undefined);

/** Serves a site; the returned function requests a path at a host. */
async function serveSite(siteOrigin: string, answer: RequestListener) {
  const cache = new ResponseCache();
  cache.resume(false);
  const isSecure = (host?: string) => siteOrigin.startsWith('https:') && !findOwner(host);
  const { url } = await serveBehind(
    answer,
    (client) => countingListener(cachedListener(client, cache, 1, { findOwner, siteOrigin }), () => undefined).listener,
    (listener) => listen(listener, 0, 0, isSecure),
  );
  return async (path: string, host = 'quillcast.test', method: 'GET' | 'DELETE' = 'GET') => {
    const { headers, body, statusCode } = await request(`${url}${path}`, { method, headers: { host } });
    await body.dump();
    return { ...headers, statusCode } as Record<string, unknown>;
  };
}

const html: RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end('<p>Tea</p>');
};

test.each(['/', '/share/tea', '/login', '/api/account', '/_next/static/a.js', '/icon.svg'])(
  'sends HSTS for a site with https: %s',
  async (path) => {
    const get = await serveSite('https://quillcast.test', html);
    expect((await get(path))['strict-transport-security']).toBe('max-age=31536000');
    // Again, from the cache if possible.
    expect((await get(path))['strict-transport-security']).toBe('max-age=31536000');
  },
);

test.each([
  ['/share/tea', 'DELETE', 405],
  ['/share/%zz', 'GET', 400],
  ['/api/views/tea/page.gif', 'GET', 200],
] as const)('sends HSTS with answers of the port: %s %s', async (path, method, statusCode) => {
  const get = await serveSite('https://quillcast.test', html);
  const sent = { statusCode, 'strict-transport-security': 'max-age=31536000' };
  expect(await get(path, 'quillcast.test', method)).toMatchObject(sent);
  expect((await get(path, 'blog.ada.test', method))['strict-transport-security']).toBeUndefined();
});

test('sends HSTS with an unavailable page', async () => {
  const get = await serveSite('https://quillcast.test', (_, response) => response.destroy());
  const sent = { statusCode: 503, 'strict-transport-security': 'max-age=31536000' };
  expect(await get('/share/tea')).toMatchObject(sent);
});

test('sends no HSTS without https, nor for a custom domain', async () => {
  const plain = await serveSite('http://localhost:3000', html);
  expect((await plain('/'))['strict-transport-security']).toBeUndefined();
  const secure = await serveSite('https://quillcast.test', html);
  const own = await secure('/share/tea', 'blog.ada.test');
  expect(own['strict-transport-security']).toBeUndefined();
});

test.each(['/_next/nothing', '/api/nothing', '/fonts/nothing'])('gives streamed HTML the policy: %s', async (path) => {
  const get = await serveSite('https://quillcast.test', html);
  expect((await get(path))['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'self'/);
});

test('keeps the policy of a document that has one', async () => {
  const get = await serveSite('https://quillcast.test', (request, response) => {
    response.setHeader('content-security-policy', 'frame-ancestors *');
    html(request, response);
  });
  expect((await get('/api/own'))['content-security-policy']).toBe('frame-ancestors *');
  expect((await get('/embed/tea'))['content-security-policy']).toBe('frame-ancestors *');
});
