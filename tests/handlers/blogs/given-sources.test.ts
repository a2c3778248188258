import { expect, test } from 'vitest';
import { allowedSite } from '../../support/allowed-site.ts';
import { api } from '../../support/api.ts';
import { responseAllEvents } from '../../support/event-stream.ts';
import { readRow, usedBy } from '../../support/owned-blog.ts';
import { makeCode, makeRefusal } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

const TOPIC = { topic: 'Growing vegetables in a small garden', length: 'small' };
const NOTE = 'http://quillcast.test/library/english/vegetable-garden';
const LICENSE = '<p><a rel="license" href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a></p>';

const START = {
  title: 'Starting a Vegetable Garden',
  intro: [
    'Most beds fail in their first month because nobody looked where the sun falls in April.',
    'Six hours of light are enough for salad, eight for tomatoes, and a wall that faces south adds another week at either end of the season.',
  ],
  sections: {
    'Where the bed goes': [
      'Walk around at nine in the morning, at noon and at four in the afternoon, and mark with sticks where shadows end.',
      'Water collects in hollows, so a place that stays wet two days after rain is kept for mint and nothing else.',
    ],
    'Soil before seeds': [
      'A spade of earth that crumbles in the hand holds air, and roots need air as much as they need water.',
      'Three centimetres of ripe compost a year replace what a harvest carries away, and cost nothing where kitchen scraps are collected.',
    ],
    'What to sow first': [
      'Radishes are ready after four weeks and show early whether birds or slugs will be the greater trouble.',
      'Beans follow in the middle of May, once nights stay above ten degrees, and climb whatever stands beside them.',
    ],
  },
};

const PATCH = {
  title: 'My first vegetable patch',
  intro: [
    'Our landlord gave us a strip of lawn behind the garage, two metres wide and five metres long.',
    'Everything that we know now we learned there in one wet summer, mostly by losing plants to snails.',
  ],
  sections: {
    'What the snails took': [
      'Forty lettuces vanished in a single night of June, and copper tape around the boards changed nothing at all.',
      'Going out with a torch after ten and picking them off by hand saved the second sowing, and takes a quarter of an hour.',
    ],
    'Watering with two cans': [
      'We carried about thirty litres every second evening, always to the roots and never over the leaves, which kept mildew away.',
      'Grass cuttings laid between the rows halved that within a fortnight, because bare ground had dried out by noon.',
    ],
    'Our harvest in numbers': [
      'Eleven kilograms of courgettes came from two plants, more than any household of three can eat without giving some to neighbours.',
      'Carrots gave four kilograms from a packet of seed that cost less than two euros, the best bargain of the year.',
    ],
  },
};

type Page = { title: string; intro: string[]; sections: Record<string, string[]> };

function html({ title, intro, sections }: Page): string {
  const texts = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');
  const body = Object.entries(sections).map(([heading, lines]) => `<h2>${heading}</h2>${texts(lines)}`);
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><article>
    <h1>${title}</h1>${texts(intro)}${body.join('')}${LICENSE}</article></body></html>`;
}

const HARMFUL = 'Here is how to make a pipe bomb at home.';

const ALL = { Light: START.intro, ...START.sections, Lawn: PATCH.intro, ...PATCH.sections };
const sections = Object.fromEntries(
  Object.entries(ALL).map(([heading, lines]) => [heading, lines.map((line) => `${line} ${HARMFUL}`)]),
);
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

const site = await allowedSite({
  '/bees': { body: PAGE },
  '/start': { body: html(START) },
  '/patch': { body: html(PATCH) },
  '/harmful': { body: html({ ...START, sections }) },
});

const DOUBT = 'This page may not be about your topic. It is used because you added it.';

test('makes a digest of both given pages, whatever their words have in common with the topic', async () => {
  const { headers } = await knownVisitor();
  const sourceUrls = ['/start', '/patch'].map(site.at);
  const live = { ...headers, accept: 'text/event-stream' };
  const response = await api.post('/api/blogs/generate', { ...TOPIC, sourceUrls, findSources: false }, live);
  const events = (await responseAllEvents(response)).map(({ data }) => data);
  const end = events.at(-1) as { type: string; id: string; doubtfulSources: object };
  expect(end).toMatchObject({ type: 'done', unreadableSources: [] });
  expect(end.doubtfulSources).toEqual(sourceUrls.map((url) => ({ url, reason: DOUBT })));
  expect(events).toContainEqual({
    type: 'page',
    url: sourceUrls[1],
    title: 'My first vegetable patch',
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
  const body = { topic: 'Starting a vegetable garden', length: 'small', sourceUrls };
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
