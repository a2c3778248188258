import { describe, expect, test } from 'vitest';
import { tellAll } from '@/lib/http/answer-context.ts';
import { lookupName } from '@/lib/http/resolve.ts';
import { findPages, mayRead } from '@/lib/research/find-pages.ts';
import type { PageProgress, ResearchProvider } from '@/lib/research/types.ts';
import { servePages } from '../../fakes/pages.ts';

const TEXT = 'Keeping bees begins with one hive in a quiet and sunny place. '.repeat(12);
const GERMAN = 'Bienen halten beginnt mit einem Stock an einem ruhigen und sonnigen Platz im Garten. '.repeat(12);
const makePage = (title: string, text: string, lang = 'en') => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${text}</p></article></body></html>`,
});
const BEES = makePage('Keeping bees', TEXT);
const CHAIRS = 'Chairs of wood last for many years outside. '.repeat(12);

const finding = (...urls: string[]): ResearchProvider => ({
  name: 'a provider',
  search: async () => urls.map((url) => ({ url, title: 'Keeping bees', snippet: '' })),
});

async function find(
  providers: ResearchProvider[],
  allowHosts: string[] = [],
  { signal = new AbortController().signal, knownUrls = [] as string[] } = {},
) {
  const told: PageProgress[] = [];
  const result = await findPages(
    { topic: 'Keeping bees', language: 'english', queries: ['Keeping bees'], knownUrls },
    { providers, signal, allowHosts, requester: 'a test', onPage: (page) => told.push(page) },
  );
  return { ...result, told, reasons: tellAll(told).flatMap(({ reason }) => reason ?? []) };
}

describe('a page that was found', () => {
  test('is read and told by its name', async () => {
    await using site = await servePages({ '/bees': BEES });
    const { pages, told, silent } = await find([finding(site.at('/bees'))], [site.host]);
    expect(pages).toMatchObject([{ url: site.at('/bees'), title: 'Keeping bees', language: 'en' }]);
    expect(told.map(({ status }) => status)).toEqual(['reading', 'read']);
    expect(silent).toEqual([]);
    expect(site.requests.map(({ path }) => path)).toEqual(['/robots.txt', '/bees']);
  });

  test('that is long is read on the topic, and says so', async () => {
    const filler = `<p>${CHAIRS}</p>`.repeat(200);
    const long = makePage('Keeping bees', `${TEXT}</p>${filler}<p>The smoker calms the bees.`);
    await using site = await servePages({ '/bees': long });
    const { pages, reasons } = await find([finding(site.at('/bees'))], [site.host]);
    expect(pages[0]?.text).toContain('The smoker calms the bees.');
    expect(reasons).toEqual(['This page is very long, so only the parts on your topic were read.']);
  });

  test.each([
    ['is not there', undefined, 'It answered 404.'],
    ['is in another language', makePage('Bienen', GERMAN, 'de'), 'It is in another language.'],
    ['is in another language than it says', makePage('Keeping bees', GERMAN, 'en'), 'It is in another language.'],
    ['is about something else', makePage('Chairs', CHAIRS), 'It says too little about the topic.'],
    ['holds no text', makePage('Keeping bees', ''), 'The page has too little text to serve as a source.'],
  ])('that %s is left out with the reason', async (_what, page, reason) => {
    await using site = await servePages(page ? { '/bees': page } : {});
    const { pages, reasons } = await find([finding(site.at('/bees'))], [site.host]);
    expect(pages).toEqual([]);
    expect(reasons).toEqual([reason]);
  });

  test('on a private network is not read', async () => {
    await using site = await servePages({ '/bees': BEES });
    const { pages, reasons } = await find([finding(site.at('/bees'))]);
    expect(pages).toEqual([]);
    expect(reasons[0]).toMatch(/not on the public internet/);
    expect(site.requests).toEqual([]);
  });

  test('twice, or among the sources already, is read once', async () => {
    await using site = await servePages({ '/bees': BEES, '/more': BEES });
    const provider = finding(site.at('/bees'), site.at('/bees#honey'), site.at('/more'));
    const { pages } = await find([provider, provider], [site.host], { knownUrls: [site.at('/more')] });
    expect(pages.map(({ url }) => url)).toEqual([site.at('/bees')]);
  });

  test('that never answers ends with the run', async () => {
    await using site = await servePages({
      '/robots.txt': { body: '' },
      '/bees': () => run.abort(new Error('called off')),
    });
    const run = new AbortController();
    const found = find([finding(site.at('/bees'))], [site.host], { signal: run.signal });
    await expect(found).rejects.toThrow('called off');
  });
});

test('eight pages are read at most', async () => {
  const sites = await Promise.all(Array.from({ length: 6 }, () => servePages({ '/bees': BEES, '/honey': BEES })));
  const urls = sites.flatMap((site) => [site.at('/bees'), site.at('/honey')]);
  const { pages } = await find(
    [finding(...urls)],
    sites.map(({ host }) => host),
  );
  await Promise.all(sites.map((site) => site[Symbol.asyncDispose]()));
  expect(pages).toHaveLength(8);
});

test('a provider that fails is named, and the others are used', async () => {
  await using site = await servePages({ '/bees': BEES });
  const down: ResearchProvider = { name: 'The silent one', search: () => Promise.reject(new Error('down')) };
  const { pages, silent } = await find([down, finding(site.at('/bees'))], [site.host]);
  expect(silent).toEqual(['The silent one']);
  expect(pages).toHaveLength(1);
});

test('a provider that heeds no signal does not outlast the run', async () => {
  const run = new AbortController();
  const deaf: ResearchProvider = {
    name: 'The deaf one',
    search: () => {
      run.abort(new Error('called off'));
      return new Promise(() => undefined);
    },
  };
  await expect(find([deaf], [], { signal: run.signal })).rejects.toThrow('called off');
});

describe('robots.txt', () => {
  test.each([
    ['that is not there', undefined, true],
    ['that forbids all', { body: 'User-agent: *\nDisallow: /' }, false],
    ['that forbids others', { body: 'User-agent: Other\nDisallow: /' }, true],
    ['that forbids us', { body: 'User-agent: quillcast\nDisallow: /bees' }, false],
    ['that allows us in particular', { body: 'User-agent: *\nDisallow: /\n\nUser-agent: Quillcast\nAllow: /' }, true],
    ['that forbids another path', { body: 'User-agent: *\nDisallow: /honey' }, true],
    ['whose server fails', { status: 503, body: 'busy' }, false],
    ['that is forbidden', { status: 403, body: 'no' }, true],
  ])('%s: %#', async (_what, robots, isAllowed) => {
    await using site = await servePages(robots ? { '/robots.txt': robots } : {});
    const options = { allowHosts: [site.host], lookup: lookupName };
    expect(await mayRead(site.at('/bees'), options)).toBe(isAllowed);
  });

  test('is respected, and asked for once for two pages', async () => {
    await using site = await servePages({
      '/robots.txt': { body: 'User-agent: *\nDisallow: /bees' },
      '/bees': BEES,
      '/honey': BEES,
    });
    const urls = [site.at('/bees'), site.at('/honey')];
    const { pages, reasons } = await find([finding(...urls)], [site.host]);
    expect(pages.map(({ url }) => url)).toEqual([site.at('/honey')]);
    expect(reasons).toEqual(['Its site asks robots not to read it.']);
    expect(site.requests.map(({ path }) => path).sort()).toEqual(['/honey', '/robots.txt']);
  });

  test('of the site that a page is moved to counts as well', async () => {
    await using target = await servePages({ '/robots.txt': { body: 'User-agent: *\nDisallow: /' }, '/bees': BEES });
    const location = target.at('/bees');
    await using site = await servePages({ '/bees': { status: 302, headers: { location } } });
    const { pages, reasons } = await find([finding(site.at('/bees'))], [site.host, target.host]);
    expect(pages).toEqual([]);
    expect(reasons).toEqual(['Its site asks robots not to read it.']);
  });
});
