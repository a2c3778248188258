import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { tellAll } from '@/lib/http/answer-context.ts';
import { readSources } from '@/lib/research/sources.ts';
import type { PageProgress } from '@/lib/research/types.ts';
import { redirectTo, servePages } from '../../fakes/pages.ts';
import { eventually } from '../../support/eventually.ts';

const requester = '203.0.113.7';
type Site = Awaited<ReturnType<typeof servePages>>;

/** Reads pages of a site, and other addresses. */
const readFrom = async (
  site: Site,
  paths: readonly string[],
  others: string[] = [],
  { signal } = new AbortController(),
) => tellAll(await readSources([...paths.map(site.at), ...others], { signal, requester, allowHosts: [site.host] }));

function article(title: string) {
  const about = `${title} is a long story about bees.`;
  const text = `${about} ${'Bees carry pollen from flower to flower. '.repeat(8)}`.trim();
  return { text, route: { body: `<title>${title}</title><p>${text}</p>` } };
}
const hive = article('The hive');
const queen = article('The queen');

test('numbers the readable pages from 1 in the given order', async () => {
  await using site = await servePages({
    '/hive': hive.route,
    '/picture': { headers: { 'content-type': 'image/png' }, body: 'png' },
    '/queen': queen.route,
  });
  expect(await readFrom(site, ['/hive', '/picture', '/gone', '/queen'])).toEqual({
    documents: [
      { number: 1, url: site.at('/hive'), title: 'The hive', text: hive.text, language: 'en' },
      { number: 2, url: site.at('/queen'), title: 'The queen', text: queen.text, language: 'en' },
    ],
    unreadable: [
      { url: site.at('/picture'), reason: 'This is not a readable page but another kind of file.' },
      { url: site.at('/gone'), reason: 'The page answered 404.' },
    ],
  });
});

test('requests ten pages at once and keeps their order whichever answers first', async () => {
  const waiting = new Map<string, ServerResponse>();
  const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);
  const hold = (request: { url?: string }, response: ServerResponse) => {
    waiting.set(request.url ?? '', response);
  };
  await using site = await servePages(Object.fromEntries(paths.map((path) => [path, hold])));

  const reading = readFrom(site, paths);
  await eventually(() => expect(waiting.size).toBe(10));
  for (const path of paths.toReversed()) {
    waiting.get(path)?.setHeader('content-type', 'text/html').end(hive.route.body);
  }
  const { documents } = await reading;
  expect(documents.map(({ url }) => url)).toEqual(paths.map(site.at));
  expect(documents.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('keeps one document of pages that lead to the same address', async () => {
  await using site = await servePages({
    '/old': redirectTo('/hive'),
    '/older': redirectTo('/old'),
    '/hive': hive.route,
    '/queen': queen.route,
  });
  const { documents, unreadable } = await readFrom(site, ['/old', '/queen', '/hive#top', '/older']);
  expect(documents.map(({ number, url }) => [number, url])).toEqual([
    [1, site.at('/hive')],
    [2, site.at('/queen')],
  ]);
  expect(unreadable).toEqual([]);
});

test('of a long page reads what is on the topic, and says so', async () => {
  const filler = 'The council met again in the evening and spoke about its roads. '.repeat(20).trim();
  const pages = `<title>Town</title><article>${`<p>${filler}</p>`.repeat(60)}<p>${hive.text}</p></article>`;
  await using site = await servePages({ '/long': { body: pages }, '/hive': hive.route });
  const told: PageProgress[] = [];
  const { documents } = await readSources([site.at('/long'), site.at('/hive')], {
    ...{ signal: new AbortController().signal, requester, allowHosts: [site.host] },
    subject: 'Stories about bees',
    onPage: (page) => told.push(page),
  });
  expect(documents[0]?.text).toContain(hive.text);
  expect(tellAll(told)).toContainEqual({
    ...{ url: site.at('/long'), title: 'Town', status: 'read' },
    reason: 'This page is very long, so only the parts on your topic were read.',
  });
  expect(tellAll(told)).toContainEqual({ url: site.at('/hive'), title: 'The hive', status: 'read' });
});

test.each([403, 429, 500])('does not read a page that answers %i, however long', async (status) => {
  await using site = await servePages({ '/': { ...hive.route, status } });
  const unreadable = [{ url: site.at('/'), reason: `The page answered ${status}.` }];
  expect(await readFrom(site, ['/'])).toEqual({ documents: [], unreadable });
});

test('says why each bad page was not read, and reaches no private address', async () => {
  await using secret = await servePages({ '/': hive.route });
  await using site = await servePages({
    '/short': { body: '<title>Short</title><p>Too little.</p>' },
    '/loop': redirectTo('/loop'),
    '/large': { body: Buffer.alloc(2 * 1024 * 1024 + 1) },
    '/broken': (_request, response) => response.destroy(),
    '/inside': redirectTo(secret.at('/')),
  });
  const others = [secret.at('/'), 'no address', 'ftp://a.b/c'];
  const read = await readFrom(site, ['/short', '/loop', '/large', '/broken', '/inside'], others);
  const invalid =
    'This address cannot be used. Enter a full address that begins with http:// or https:// and has no password.';
  const forbidden = 'This address is not on the public internet, so it cannot be used.';
  expect(read.documents).toEqual([]);
  expect(read.unreadable.map(({ reason }) => reason)).toEqual([
    'The page has too little text to serve as a source.',
    'This address sends visitors on too many times. Give the address of the final page.',
    'This is not a readable page but another kind of file.',
    'We could not reach this address. Check the address and that the site is up.',
    forbidden,
    forbidden,
    invalid,
    invalid,
  ]);
  expect(secret.requests).toEqual([]);
});

test('survives a page that fails in an unforeseen way', async () => {
  const fetchPage = async () => {
    throw new TypeError('connect ECONNREFUSED 10.0.0.7:5432');
  };
  const { signal } = new AbortController();
  const read = await readSources(['http://example.com/'], { signal, requester, fetchPage });
  expect(tellAll(read.unreadable)).toEqual([{ url: 'http://example.com/', reason: 'We could not read the page.' }]);
});

test('throws the reason of a caller who stops waiting, and lets go of every page', async () => {
  const stop = new AbortController();
  const reason = new Error('the visitor left');
  await using site = await servePages({ '/hive': hive.route, '/slow': () => stop.abort(reason) });
  await expect(readFrom(site, ['/hive', '/slow'], [], stop)).rejects.toBe(reason);
  await eventually(async () => expect(await site.openConnections()).toBe(0));
});
