import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';
import { responseAllEvents } from '../../support/event-stream.ts';
import { serveLicensedPages } from '../../support/licensed-pages.ts';
import { readRow, usedBy } from '../../support/owned-blog.ts';
import { makeCode, makeRefusal } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

const TOPIC = { topic: 'Growing vegetables in a small garden', length: 'small' };
const NOTE = 'http://quillcast.test/library/english/vegetable-garden';
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

const site = await serveLicensedPages(['guide', 'comparison'], {
  '/bees': { body: PAGE },
  '/harmful': { body: HARMFUL_PAGE },
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
