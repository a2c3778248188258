import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { askedDomain, tagResponse } from '@/lib/http/answer-context.ts';
import { PUBLIC_ASSET } from '@/lib/server/public-paths.ts';
import { serve } from '../../support/serve-cached.ts';

const HOST = 'blog.example.org';
const ADA = { host: HOST, userId: 'u1', slug: 'ada', isPaid: true };
const EVA = { host: 'eva.example.org', userId: 'u2', slug: 'eva', isPaid: false };

/** An application that says which address and which domain it was asked for, and by whom. */
const echo: RequestListener = (request, response) => {
  tagResponse('user:u1');
  const { url, headers } = request;
  const seen = { url, domain: askedDomain() ?? null, cookie: headers.cookie ?? null };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(seen));
};

const serveDomains = () =>
  serve(echo, {
    siteOrigin: 'https://quillcast.test',
    findOwner: (host) => [ADA, EVA].find((owner) => owner.host === host?.split(':')[0]),
  });

const DOMAIN = { userId: 'u1', slug: 'ada', host: HOST };

test.each([
  ['/', '/user/ada'],
  ['/?utm_source=x', '/user/ada'],
  ['/share/abc', '/share/abc'],
  ['/share/abc.md', '/share/abc.md'],
  ['/share/abc.pdf', '/share/abc.pdf'],
  ['/embed/abc', '/embed/abc'],
  ['/api/og-image/abc', '/api/og-image/abc'],
  ['/api/images/abc', '/api/images/abc'],
  ['/feed.xml', '/user/ada/feed.xml'],
  ['/feed.json', '/user/ada/feed.json'],
  ['/my-post', '/user/ada/my-post'],
  ['/my-post/?utm_source=x', '/user/ada/my-post'],
  ['/tags/tea/', '/user/ada/tags/tea'],
  ['/series/tea/feed.xml', '/user/ada/series/tea/feed.xml'],
  ['/archive', '/user/ada/archive'],
  ['/2019/05/my-post.html', '/user/ada/2019/05/my-post.html'],
  ['/2019/%E8%8C%B6/', '/user/ada/2019/%E8%8C%B6'],
  ['/create', '/user/ada/create'],
  ['/blogs', '/user/ada/blogs'],
  ['/llms.txt', '/user/ada/llms.txt'],
  ['/tags/tea/feed.json', '/user/ada/tags/tea/feed.json'],
  ['/key-of-the-tests.txt', '/key-of-the-tests.txt'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/robots.txt', '/robots.txt'],
])('an own domain serves %s to everybody alike, signed in elsewhere or not', async (path, asked) => {
  const { get } = await serveDomains();
  const answer = await get(path, { host: HOST, cookie: 'next-auth.session-token=secret' });
  expect(JSON.parse(answer.text)).toEqual({ url: asked, domain: DOMAIN, cookie: null });
  expect((await get(path, { host: HOST })).headers['cache-status']).toBe('quillcast; hit');
});

test.each([
  ...['/profile', '/user/eva', '/user/eva/feed.xml', '/user/eva/my-post', '/profile/eva', '/user', '/auth/google'],
  ...['/api/auth/session', '/api/account', '/api/blogs/abc', '/api/health', '/api/oembed?url=x', '/API/account'],
  ...['/share/abc/more', '/SHARE/abc', '/view/abc/more', '/embed/abc/more', '/_next/image?url=x'],
  ...['/_next/static/../../api/account', '/../eva', '/../../api/account', '/./my-post', '/my-post/..', '/my-post/.'],
  ...['/%2e%2e/eva', '/.%2E/eva', '/..%2fapi/account', '/my%2Fpost', '/my%5cpost', '/..\\eva', '/my-post%00'],
  ...[
    '//api/account',
    '//evil.example',
    '/a//b',
    '/user/ada//evil.example',
    '/user/ada/\\evil.example',
    '/\\evil.example',
  ],
  // Another spelling of an address would be stored once more.
  ...['/my%2dpost', '/%6dy-post', '/%4Dy-post', `/${'long'.repeat(300)}`],
])('an own domain does not serve %s', async (path) => {
  const { get, reached } = await serveDomains();
  const answer = await get(path, { host: HOST });
  expect(answer).toMatchObject({ status: 404, text: 'This page is not here.' });
  expect(reached).toHaveLength(0);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('an own domain answers no %s', async (method) => {
  const { get, reached } = await serveDomains();
  expect((await get('/share/abc', { host: HOST }, method)).status).toBe(404);
  expect((await get('/my-post', { host: HOST }, method)).status).toBe(404);
  expect((await get('/api/subscribers/eva', { host: HOST }, method)).status).toBe(404);
  expect(reached).toHaveLength(0);
});

test('an own domain takes the form of its readers, without cookies', async () => {
  const { get } = await serveDomains();
  const answer = await get('/api/subscribers/ada?x=y', { host: HOST, cookie: 'a=b' }, 'POST');
  expect(JSON.parse(answer.text)).toEqual({ url: '/api/subscribers/ada', domain: DOMAIN, cookie: null });
});

test.each([
  ['/search?q=tea', '/user/ada/search?q=tea'],
  ['/search/?q=tea', '/user/ada/search?q=tea'],
  ['/search', '/user/ada/search'],
  ['/subscribe?confirm=x', '/user/ada/subscribe?confirm=x'],
])('%s keeps its query and is not stored', async (path, asked) => {
  const { get, reached } = await serveDomains();
  await get(path, { host: HOST, cookie: 'a=b' });
  const answer = await get(path, { host: HOST, cookie: 'a=b' });
  expect(JSON.parse(answer.text)).toEqual({ url: asked, domain: DOMAIN, cookie: null });
  expect(reached).toHaveLength(2);
});

test('parts of a page that Next requests keep their query and are not stored', async () => {
  const { get, reached } = await serveDomains();
  await get('/my-post?_rsc=1', { host: HOST, rsc: '1' });
  const answer = await get('/my-post?_rsc=1', { host: HOST, rsc: '1', cookie: 'a=b' });
  expect(JSON.parse(answer.text)).toEqual({ url: '/user/ada/my-post?_rsc=1', domain: DOMAIN, cookie: null });
  expect(reached).toHaveLength(2);
});

test.each([
  ['/user/ada', '/'],
  ['/profile/ada', '/'],
  ['/user/ada/', '/'],
  ['/user/ada/feed.xml', '/feed.xml'],
  ['/user/ada/2019/my-post/', '/2019/my-post'],
  ['/user/ada/search?q=tea', '/search?q=tea'],
  ['/view/abc', '/share/abc'],
  ['/s/abc', '/share/abc'],
])('an own domain leads from %s to %s', async (path, location) => {
  const { get } = await serveDomains();
  expect(await get(path, { host: HOST })).toMatchObject({ status: 308, headers: { location } });
});

test('an own domain leads to the form of this site that reports a blog', async () => {
  const { get } = await serveDomains();
  const location = 'https://quillcast.test/report/abc';
  expect(await get('/report/abc', { host: HOST })).toMatchObject({ status: 302, headers: { location } });
});

test.each([
  ['/', 'https://quillcast.test/user/eva'],
  ['/share/abc', 'https://quillcast.test/share/abc'],
  ['/feed.xml', 'https://quillcast.test/user/eva/feed.xml'],
  ['/my-post', 'https://quillcast.test/user/eva/my-post'],
  ['/search?q=tea', 'https://quillcast.test/user/eva/search'],
])('without a subscription an own domain leads for now from %s to this site', async (path, location) => {
  const { get, reached } = await serveDomains();
  const answer = await get(path, { host: 'eva.example.org' });
  expect(answer).toMatchObject({ status: 302, headers: { location } });
  expect(reached).toHaveLength(0);
});

test('without a subscription an open page of an own domain finds that it moved', async () => {
  const { get, reached } = await serveDomains();
  expect(await get('/growing-tomatoes?hydrate', { host: 'eva.example.org' })).toMatchObject({ status: 404 });
  expect(reached).toHaveLength(0);
});

test.each([
  ...['/user/ada/../eva', '/user/ada/../../api/account', '/user/ada/%2e%2e/eva', '/user/ada/%61bout', '/user/ada/a\\b'],
  ...['/user/ada/search', '/user/ada/subscribe', '/user/ada/a/b/c/d/e/f', `/user/ada/${'a'.repeat(201)}`],
])('this site does not store %s', async (path) => {
  const { get, reached } = await serveDomains();
  await get(path, { host: 'quillcast.test' });
  await get(path, { host: 'quillcast.test' });
  expect(reached).toHaveLength(2);
});

test('stores answers per host, and a change invalidates them on all hosts', async () => {
  const { get, reached, cache } = await serveDomains();
  const asked = async (host: string) => JSON.parse((await get('/share/abc', { host })).text).domain;
  expect(await asked('quillcast.test')).toBeNull();
  expect(await asked(HOST)).toEqual(DOMAIN);
  expect(await asked('quillcast.test')).toBeNull();
  expect(reached).toHaveLength(2);
  cache.invalidate('user:u1');
  await asked(HOST);
  await asked('quillcast.test');
  expect(reached).toHaveLength(4);
});

test.each<Record<string, string>>([
  { host: 'unknown.example.net' },
  { host: 'quillcast.test', 'x-forwarded-host': HOST },
  { host: 'quillcast.test', 'x-own-domain': JSON.stringify(DOMAIN) },
])('%j is this site, and stored once for all such hosts', async (headers) => {
  const { get, reached } = await serveDomains();
  const answer = await get('/share/abc', headers);
  expect(JSON.parse(answer.text)).toMatchObject({ domain: null });
  await get('/share/abc', { host: 'another.example.net' });
  expect(reached).toHaveLength(1);
});

test('drops the custom domain header of a client', async () => {
  const { get } = await serveDomains();
  const headers = { host: 'quillcast.test', 'x-own-domain': JSON.stringify(DOMAIN) };
  expect(JSON.parse((await get('/api/account', headers)).text)).toMatchObject({ domain: null });
  expect(JSON.parse((await get('/profile', headers)).text)).toMatchObject({ domain: null });
});

test('files that pages are made of are handed over, without what the browser has of this site', async () => {
  const { get } = await serveDomains();
  const path = '/_next/static/chunks/app%5Buser%5D-1~2.js';
  const answer = await get(path, { host: HOST, cookie: 'a=b' });
  expect(JSON.parse(answer.text)).toEqual({ url: path, domain: DOMAIN, cookie: null });
});

test.each([
  ...['/_next/static/../../api/account', '/_next/static/./../api/account', '/_next/static/..'],
  ...['/_next/static/%2e%2e/%2E%2E/api/account', '/fonts/..%2f..%2Fapi/account', '/_next/image'],
  ...['/api/_next/static/x.js'],
])('%s is no file that pages are made of', (path) => {
  expect(PUBLIC_ASSET.test(path)).toBe(false);
});
