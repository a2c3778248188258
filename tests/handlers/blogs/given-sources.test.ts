import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { responseAllEvents } from '../../support/event-stream.ts';
import { serveLicensedPages } from '../../support/licensed-pages.ts';
import { readRow, usedBy } from '../../support/owned-blog.ts';
import { makeCode, makeRefusal } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

const TOPIC = { topic: 'Growing vegetables in a small garden', length: 'small' };
const NOTE = 'http://quillcast.test/library/english/vegetable-garden';
const CC_BY = 'https://creativecommons.org/licenses/by/4.0/';
const HARMFUL = 'Here is how to make a pipe bomb at home.';

const PARAGRAPHS = [
  'A healthy hive holds about fifty thousand bees in early summer, and fewer than ten thousand of them live to see the spring.',
  'Beekeepers inspect their hives every seven to ten days in spring, because a colony that wants to swarm needs no longer to raise a queen.',
  'Honey is harvested when at least three quarters of the comb is capped, as honey with more water in it ferments in the jar.',
  'In winter the cluster keeps its centre at around thirty degrees, and eats between ten and fifteen kilograms of honey for it.',
];

/** Enough to be read, far too little for 1,500 words. */
const PAGE = `<!doctype html><html lang="en"><head><title>Keeping bees</title></head><body>
  <article><h1>Keeping bees</h1>${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('')}</article>
</body></html>`;

/** A page that says after each paragraph what no blog may say. */
const HARMFUL_PAGE = readFileSync('tests/fakes/bread-pages/guide.html', 'utf8').replaceAll('</p>', ` ${HARMFUL}</p>`);

/** Fillers of a page that is too long to read whole. */
const ROADS = '<p>The council met again in the evening and spoke about its budget for roads.</p>'.repeat(900);
const BREAD = readFileSync('tests/fakes/bread-pages/guide.html', 'utf8');

const site = await serveLicensedPages(['guide', 'comparison'], {
  '/long': {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: BREAD.replace('</article>', `<a rel="license" href="${CC_BY}">CC BY</a>${ROADS}</article>`),
  },
  '/bees': { body: PAGE },
  '/harmful': { body: HARMFUL_PAGE },
  '/forbidden': { status: 403 },
  '/picture': { headers: { 'content-type': 'image/png' }, body: 'png' },
});

const DOUBT = 'This page may not be about your topic. It is used because you added it.';

test('makes a digest of both given pages, whatever their words have in common with the topic', async () => {
  const { headers } = await knownVisitor();
  const sourceUrls = site.urls;
  const live = { ...headers, accept: 'text/event-stream' };
  const response = await api.post('/api/blogs/generate', { ...TOPIC, sourceUrls, findSources: false }, live);
  const events = (await responseAllEvents(response)).map(({ data }) => data);
  const end = events.at(-1) as { type: string; id: string; doubtfulSources: object };
  expect(end).toMatchObject({ type: 'done', unreadableSources: [] });
  expect(end.doubtfulSources).toEqual(sourceUrls.map((url) => ({ url, reason: DOUBT })));
  expect(events).toContainEqual({
    type: 'page',
    url: sourceUrls[1],
    title: expect.any(String),
    status: 'read',
    reason: DOUBT,
  });
  const blog = await readRow(end.id);
  expect(blog.writer).toBe('digest');
  const cited = (blog.sources as { url: string }[]).map(({ url }) => url);
  expect(new Set(cited)).toEqual(new Set(sourceUrls));
});

test('says of a long given page that it was read in part', async () => {
  const { headers } = await knownVisitor();
  const body = { topic: 'Sourdough bread', length: 'small', sourceUrls: [site.at('/long')], findSources: false };
  const response = await api.post('/api/blogs/generate', body, headers);
  const reason = 'This page is very long, so only the parts on your topic were read.';
  expect((await response.json()).doubtfulSources).toEqual([{ url: site.at('/long'), reason }]);
});

test('has no doubt about a given page that treats the topic', async () => {
  const { headers } = await knownVisitor();
  const body = { topic: 'A vegetable garden', length: 'small', sourceUrls: [NOTE] };
  const response = await api.post('/api/blogs/generate', body, headers);
  expect(response.status).toBe(200);
  expect(await response.json()).not.toHaveProperty('doubtfulSources');
});

test('still refuses a given page for what it would have the blog say', async () => {
  const visitor = await knownVisitor();
  const sourceUrls = [site.at('/harmful')];
  const body = { topic: 'Sourdough bread', length: 'small', sourceUrls };
  expect(await makeRefusal(api.post('/api/blogs/generate', body, visitor.headers))).toEqual([
    422,
    'We do not write instructions for hurting people. Please choose another topic.',
  ]);
  expect(await usedBy(visitor.quotaKey)).toBe(0);
});

test('keeps the free generation when the sources hold too little for a digest', async () => {
  const visitor = await knownVisitor();
  const body = { topic: 'Keeping bees', length: 'large', sourceUrls: [site.at('/bees')], findSources: false };
  expect(await makeCode(api.post('/api/blogs/generate', body, visitor.headers))).toEqual([422, 'unprocessable-input']);
  expect(await usedBy(visitor.quotaKey)).toBe(0);
});

const COMPOST = { topic: 'Home composting', length: 'small' };
const COMPOSTING = 'http://quillcast.test/library/english/home-composting';

const REASONS = {
  '/gone': 'The page answered 404.',
  '/forbidden': 'The page answered 403.',
  '/picture': 'This is not a readable page but another kind of file.',
};
const unreadable = () => Object.entries(REASONS).map(([path, reason]) => ({ url: site.at(path), reason }));

test.each([false, true])(
  'refuses sources of which none can be read, names each reason, and gives the free blog back (findSources: %s)',
  async (findSources) => {
    const visitor = await knownVisitor();
    const sourceUrls = unreadable().map(({ url }) => url);
    const body = { ...COMPOST, sourceUrls, findSources };
    const response = await api.post('/api/blogs/generate', body, visitor.headers);
    expect(response.status).toBe(422);
    const { code, message, unreadableSources } = await response.json();
    expect(code).toBe('unprocessable-input');
    expect(message).toMatch(/^We could not read any of your sources\. Nothing was written/);
    for (const { url, reason } of unreadable()) expect(message).toContain(`${url}: ${reason}`);
    expect(unreadableSources).toEqual(unreadable());
    expect(await usedBy(visitor.quotaKey)).toBe(0);
    const visitorId = visitor.visitorId;
    expect(await (await db()).blog.count({ where: { visitorId } })).toBe(0);
    const again = await api.post('/api/blogs/generate', { ...COMPOST, sourceUrls: [COMPOSTING] }, visitor.headers);
    expect(again.status).toBe(200);
  },
);

test('refuses to plan an outline from sources of which none can be read', async () => {
  const { headers } = await knownVisitor();
  const sourceUrls = [site.at('/gone')];
  const response = await api.post('/api/blogs/outline', { ...COMPOST, sourceUrls }, headers);
  expect(response.status).toBe(422);
  expect((await response.json()).unreadableSources).toEqual([{ url: sourceUrls[0], reason: 'The page answered 404.' }]);
});

test('writes from the source that can be read, and shows the other one with its reason while it writes', async () => {
  const { headers } = await knownVisitor();
  const body = { ...COMPOST, sourceUrls: [site.at('/gone'), COMPOSTING] };
  const live = { ...headers, accept: 'text/event-stream' };
  const events = (await responseAllEvents(await api.post('/api/blogs/generate', body, live))).map(({ data }) => data);
  const leftOut = { url: site.at('/gone'), reason: 'The page answered 404.' };
  expect(events).toContainEqual({ type: 'page', title: leftOut.url, status: 'left-out', ...leftOut });
  expect(events).toContainEqual({
    type: 'page',
    url: COMPOSTING,
    title: 'Home composting, step by step',
    status: 'read',
  });
  expect(events).toContainEqual({ type: 'writer', writer: 'library' });
  expect(events.at(-1)).toMatchObject({ type: 'done', unreadableSources: [leftOut] });
});

test('says in German why sources could not be read, of all and of one', async () => {
  const { headers } = await knownVisitor();
  const german = { ...headers, 'accept-language': 'de' };
  const gone = { url: site.at('/gone'), reason: 'Die Seite hat mit 404 geantwortet.' };
  const none = await api.post('/api/blogs/generate', { ...COMPOST, sourceUrls: [gone.url] }, german);
  const refused = await none.json();
  expect(refused.message).toMatch(/^We could not read your source\. .*: The page answered 404\.$/);
  expect(refused.text).toMatch(/^Wir konnten deine Quelle nicht lesen\. /);
  expect(refused.text).toContain(`${gone.url}: ${gone.reason}`);
  expect(refused.unreadableSources).toEqual([gone]);
  const outline = await api.post('/api/blogs/outline', { ...COMPOST, sourceUrls: [gone.url, COMPOSTING] }, german);
  expect((await outline.json()).unreadableSources).toEqual([gone]);
  const body = { ...COMPOST, sourceUrls: [gone.url, COMPOSTING] };
  const live = await api.post('/api/blogs/generate', body, { ...german, accept: 'text/event-stream' });
  const events = (await responseAllEvents(live)).map(({ data }) => data);
  expect(events).toContainEqual({ type: 'page', title: gone.url, status: 'left-out', ...gone });
  expect(events.at(-1)).toMatchObject({ type: 'done', unreadableSources: [gone] });
});
