import { expect, test } from 'vitest';
import { safeFetch } from '@/lib/http/safe-fetch.ts';
import { redirectTo, servePages } from '../../fakes/pages.ts';

const page = { body: 'the page' };

test.each([301, 302, 303, 307, 308])('follows a %i to its target', async (status) => {
  await using site = await servePages({ '/old': redirectTo('/new?from=old#part', status), '/new?from=old': page });
  const answer = await safeFetch(site.at('/old'), { allowHosts: [site.host] });
  expect(answer).toMatchObject({ status: 200, url: site.at('/new?from=old') });
  expect(Buffer.from(answer.body).toString()).toBe('the page');
});

test('follows a target written in raw UTF-8', async () => {
  const rawUtf8 = Buffer.from('/caf\u00e9').toString('latin1');
  await using site = await servePages({ '/old': redirectTo(rawUtf8), '/caf%C3%A9': page });
  const answer = await safeFetch(site.at('/old'), { allowHosts: [site.host] });
  expect(answer.url).toBe(site.at('/caf%C3%A9'));
});

test('follows five redirects', async () => {
  const moved = [1, 2, 3, 4, 5].map((number) => [`/${number}`, redirectTo(`/${number + 1}`)]);
  await using site = await servePages({ ...Object.fromEntries(moved), '/6': page });
  const answer = await safeFetch(site.at('/1'), { allowHosts: [site.host] });
  expect(answer.url).toBe(site.at('/6'));
});

test('gives up a redirect loop after five redirects', async () => {
  await using site = await servePages({ '/a': redirectTo('/b'), '/b': redirectTo('/a') });
  const fetching = safeFetch(site.at('/a'), { allowHosts: [site.host] });
  await expect(fetching).rejects.toMatchObject({ code: 'too-many-redirects' });
  expect(site.requests.map(({ path }) => path)).toEqual(['/a', '/b', '/a', '/b', '/a', '/b']);
});

test.each([
  ['its own machine', 'http://127.0.0.1:PORT/secret', 'forbidden-address'],
  ['its own machine in decimal', 'http://2130706433:PORT/secret', 'forbidden-address'],
  ['its own machine without a scheme', '//127.0.0.1:PORT/secret', 'forbidden-address'],
  ['localhost', 'http://localhost:PORT/secret', 'forbidden-address'],
  ['cloud metadata', 'http://169.254.169.254/latest/meta-data/', 'forbidden-address'],
  ['an address with a password', 'http://me:secret@127.0.0.1:PORT/secret', 'invalid-url'],
  ['a local file', 'file:///etc/passwd', 'invalid-url'],
  ['something that is no address', 'http://[', 'invalid-url'],
])('refuses a redirect to %s at the end of a chain', async (_kind, target, code) => {
  await using secret = await servePages({ '/secret': page });
  await using site = await servePages({
    '/start': redirectTo('/middle'),
    '/middle': redirectTo(target.replace('PORT', String(secret.port))),
  });
  const fetching = safeFetch(site.at('/start'), { allowHosts: [site.host] });
  await expect(fetching).rejects.toMatchObject({ code });
  expect(site.requests.map(({ path }) => path)).toEqual(['/start', '/middle']);
  expect(secret.requests).toEqual([]);
});

test('refuses a redirect to a name that resolves to its own machine', async () => {
  await using secret = await servePages({ '/secret': page });
  await using site = await servePages({ '/': redirectTo(`http://blog.example.com:${secret.port}/secret`) });
  const fetching = safeFetch(site.at('/'), {
    allowHosts: [site.host],
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  await expect(fetching).rejects.toMatchObject({ code: 'forbidden-address' });
  expect(secret.requests).toEqual([]);
});

test.each([
  ['a redirect status without a target', 302, {}],
  ['a status that is no redirect although it has a target', 201, { location: '/made' }],
])('returns %s as it is', async (_kind, status, headers) => {
  await using site = await servePages({ '/': { status, headers, body: 'done' } });
  const answer = await safeFetch(site.at('/'), { allowHosts: [site.host] });
  expect(answer).toMatchObject({ status, url: site.at('/') });
});

const headers = {
  Authorization: 'Bearer secret',
  Cookie: 'session=secret',
  'X-Api-Key': 'secret',
  'Accept-Language': 'fr',
};

test('keeps the headers of a read on a redirect within the site', async () => {
  await using site = await servePages({ '/old': redirectTo('/new'), '/new': page });
  await safeFetch(site.at('/old'), { headers, allowHosts: [site.host] });
  const kept = { authorization: 'Bearer secret', cookie: 'session=secret', 'x-api-key': 'secret' };
  expect(site.requests[1]?.headers).toMatchObject(kept);
});

test('drops every header that may be a credential when a read is sent to another site', async () => {
  await using other = await servePages({ '/new': page });
  await using site = await servePages({ '/old': redirectTo(other.at('/new')) });
  await safeFetch(site.at('/old'), { headers, allowHosts: [site.host, other.host] });
  const seen = other.requests[0]?.headers ?? {};
  expect(seen).toMatchObject({ 'accept-language': 'fr' });
  expect(JSON.stringify(seen)).not.toContain('secret');
});

const write = { method: 'POST', headers, body: 'password=secret' } as const;

test.each([307, 308])('repeats a write on a %i within the site', async (status) => {
  await using site = await servePages({ '/old': redirectTo('/new', status), '/new': page });
  const answer = await safeFetch(site.at('/old'), { ...write, allowHosts: [site.host] });
  expect(answer.url).toBe(site.at('/new'));
  expect(site.requests[1]).toMatchObject({ method: 'POST', path: '/new', body: 'password=secret' });
});

test.each([301, 302, 303])('returns the %i of a write within the site', async (status) => {
  await using site = await servePages({ '/old': redirectTo('/new', status), '/new': page });
  const answer = await safeFetch(site.at('/old'), { ...write, allowHosts: [site.host] });
  expect(answer).toMatchObject({ status, url: site.at('/old') });
  expect(answer.headers.get('location')).toBe('/new');
  expect(site.requests).toHaveLength(1);
});

test.each([301, 302, 303, 307, 308])('returns the %i of a write to another site', async (status) => {
  await using other = await servePages({ '/new': page });
  await using site = await servePages({ '/old': redirectTo(other.at('/new'), status) });
  const allowHosts = [site.host, other.host];
  const answer = await safeFetch(site.at('/old'), { ...write, allowHosts });
  expect(answer.status).toBe(status);
  expect(other.requests).toEqual([]);
});
