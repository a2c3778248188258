import { expect, test } from 'vitest';
import { allowedSite } from '../../support/allowed-site.ts';
import { api } from '../../support/api.ts';
import { usedBy } from '../../support/owned-blog.ts';
import { knownVisitor } from '../../support/visitors.ts';

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

const site = await allowedSite({ '/bees': { body: PAGE } });

test('keeps the free generation when the sources hold too little for a digest', async () => {
  const visitor = await knownVisitor();
  const body = { topic: 'Keeping bees', length: 'large', sourceUrls: [site.at('/bees')], findSources: false };
  const response = await api.post('/api/blogs/generate', body, visitor.headers);
  expect(response.status).toBe(422);
  expect((await response.json()).code).toBe('unprocessable-input');
  expect(await usedBy(visitor.quotaKey)).toBe(0);
});
