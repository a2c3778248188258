import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { allowedSite } from '../../support/allowed-site.ts';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { readRow } from '../../support/owned-blog.ts';
import { knownVisitor } from '../../support/visitors.ts';

const SENTENCES = [
  'A healthy hive holds about fifty thousand bees in early summer.',
  'Beekeepers inspect their hives every seven to ten days in spring.',
  'Honey is harvested when at least three quarters of the comb is capped.',
  'In winter the cluster keeps its centre at around thirty degrees.',
];

const PAGE = `<!doctype html><html lang="en"><head><title>Keeping bees</title></head><body>
  <article><h1>Keeping bees</h1>${SENTENCES.map((text) => `<p>${text} ${text}</p>`).join('')}</article>
</body></html>`;

const model = await connectFakeModel();
const site = await allowedSite({ '/bees': { body: PAGE } });

test('keeps each source page as it was, and cites passages of it', async () => {
  const { headers } = await knownVisitor();
  const body = { topic: 'Keeping bees', sourceUrls: [site.at('/bees')], findSources: false };
  const { id, unreadableSources } = await (await api.post('/api/blogs/generate', body, headers)).json();
  expect(unreadableSources).toEqual([]);
  const [page, ...others] = await (await db()).sourceSnapshot.findMany({ where: { blogId: id } });
  expect(others).toEqual([]);
  expect(page).toMatchObject({ number: 1, url: site.at('/bees'), title: 'Keeping bees' });
  expect(page?.text).toContain(SENTENCES[0]);
  expect(page?.hash).toBe(createHash('sha256').update(String(page?.text)).digest('base64url'));
  const blog = await readRow(id);
  const sources = blog.sources as { number: number; url: string; quote: string }[];
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.map(({ number }) => number)).toEqual(sources.map((_, index) => index + 1));
  expect(sources.map(({ quote }) => page?.text.includes(quote))).toEqual(sources.map(() => true));
});

test('stores the review of the article', async () => {
  const text = 'Hives on roofs calm those who watch them for a while [1]. ';
  const correction = 'A healthy hive holds about fifty thousand bees [1].';
  model.setMode({
    fault: 'planted-text',
    planted: { in: 'text', at: 'start', section: 1, text },
    claims: { contradicted: ['calm those'], corrections: { 'calm those': correction } },
  });
  const { headers } = await knownVisitor();
  const body = { topic: 'Keeping bees', length: 'small', sourceUrls: [site.at('/bees')] };
  const response = await api.post('/api/blogs/generate', { ...body, findSources: false }, headers);
  const { id } = await response.json();
  const blog = await readRow(id);
  expect(blog.review).toMatchObject({
    claims: { corrected: 1, removed: 0, unmarked: 0, unchecked: 0 },
    changes: [
      {
        before: 'Hives on roofs calm those who watch them for a while.',
        after: 'A healthy hive holds about fifty thousand bees.',
        reason: 'contradicted',
      },
    ],
  });
  expect(JSON.stringify(blog.sections)).not.toContain('calm those');
  expect(JSON.stringify(blog.sections)).toContain('holds about fifty thousand bees [1].');
});

const BODY = { topic: 'How to start a vegetable garden', length: 'small', findSources: true };

test('a model says what to search for, and cites the pages that were found', async () => {
  const { headers } = await knownVisitor();
  const before = model.requests.length;
  const { id } = await (await api.post('/api/blogs/generate', BODY, headers)).json();
  const blog = await readRow(id);
  expect(blog.writer).toBe('model');
  const sources = blog.sources as { url: string }[];
  expect(sources[0]?.url).toBe('http://quillcast.test/library/english/vegetable-garden');
  const tasks = model.requests.slice(before).map(({ task }) => task);
  expect(tasks[0]).toBe('search');
  expect(tasks.filter((task) => task === 'search')).toHaveLength(1);
});

test('a model that refuses our key is said to be at fault before anything is read', async () => {
  model.setMode({ fault: 'invalid-key' });
  const { headers } = await knownVisitor();
  expect((await api.post('/api/blogs/generate', BODY, headers)).status).toBe(502);
});
