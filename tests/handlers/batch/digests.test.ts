import { expect, test } from 'vitest';
import { usedQuota } from '@/lib/access/queries.ts';
import { db } from '@/lib/database/db.ts';
import { splitSentences } from '@/lib/text/sentences.ts';
import { inTurn, ParseRequest } from '@/lib/untrusted/parse.ts';
import { highestOverlap, readBlogs } from '../../support/batches.ts';
import { serveLicensedPages } from '../../support/licensed-pages.ts';
import { planBatch, startBatch, untilBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';

const NOTE = 'http://quillcast.test/library/english/home-composting';
const COMPOST = { topic: 'Home composting', length: 'small', batchSize: 4 };

const pages = await serveLicensedPages(['guide', 'comparison', 'recipe']);

/** Every heading and every sentence of a blog. */
const articleParts = ({ content, language }: Awaited<ReturnType<typeof readBlogs>>[number]) => {
  const texts = [content.intro, ...content.sections.map((section) => section.content), content.conclusion];
  const lines = texts.flatMap((text) => text.replace(/ \[\d+\]/g, '').split('\n'));
  const sentences = lines.flatMap((line) => splitSentences(line, language)).map((each) => each.trim());
  return [...content.sections.map(({ heading }) => heading), ...sentences.filter(Boolean)];
};

test('the digests of a batch share no section and no sentence', async () => {
  const { headers } = await signedInUser();
  const sourceUrls = pages.urls;
  await startBatch(headers, { topic: 'Sourdough bread', batchSize: 4, sourceUrls, findSources: false });
  const { blogs } = await untilBatch(headers, 'finished', 4);
  const written = await readBlogs(blogs.map(({ id }) => id));
  expect(highestOverlap(written)).toBeLessThanOrEqual(0.1);
  const parts = written.flatMap((blog) => [...new Set(articleParts(blog))]);
  expect(parts.filter((part, at) => parts.indexOf(part) !== at)).toEqual([]);
  expect(new Set(blogs.map(({ title }) => title)).size).toBe(4);
  expect(written.map(({ content }) => content.intro)).not.toContain('');
});

test.each([
  ['given sources, small', { ...COMPOST, sourceUrls: [NOTE] }, 3, 'digest'],
  ['given sources, medium', { ...COMPOST, length: 'medium', sourceUrls: [NOTE] }, 1, 'digest'],
  ['the library', { topic: 'Sourdough bread', batchSize: 5 }, 5, 'library'],
])('plans how many blogs %s are enough for', async (_, request, size, writer) => {
  const { user, headers } = await signedInUser();
  const response = await planBatch(headers, request);
  expect(response.status).toBe(200);
  const { titles, ...plan } = await response.json();
  expect(plan).toEqual({ size, writer, unreadableSources: [] });
  expect(new Set(titles).size).toBe(size);
  expect(await usedQuota(`user:${user.id}`)).toBe(0);
  expect(await (await db()).generation.count({ where: { actor: `user:${user.id}` } })).toBe(0);
});

test('plans nothing where the library has no article, and says why pages give no digest', async () => {
  const { headers } = await signedInUser();
  const none = await planBatch(headers, { ...COMPOST, topic: 'Zeppelin XKQ', findSources: false });
  expect(await none.json()).toMatchObject({ size: 0, reason: expect.stringContaining('Our library has no article') });
  const guide = { ...COMPOST, topic: 'Sourdough bread', sourceUrls: pages.urls.slice(0, 1) };
  const large = await planBatch(headers, { ...guide, length: 'large', findSources: false });
  expect(await large.json()).toMatchObject({ size: 0, reason: expect.stringMatching(/too little for a large one/) });
});

test('a batch on a subject of the library has an article of its own for each blog', async () => {
  const { headers } = await signedInUser();
  const request = { topic: 'Sourdough bread', length: 'medium', batchSize: 4 } as const;
  const { titles } = await (await planBatch(headers, request)).json();
  await startBatch(headers, { ...request, titles });
  const { blogs } = await untilBatch(headers, 'finished', 4);
  const written = await readBlogs(blogs.map(({ id }) => id));
  expect(written.map(({ content }) => content.title)).toEqual(titles);
  expect(written.map(({ writer }) => writer)).toEqual(['library', 'library', 'library', 'library']);
  expect(highestOverlap(written)).toBeLessThanOrEqual(0.1);
});

test('names unreadable sources in the plan', async () => {
  const { headers } = await signedInUser();
  const gone = 'http://127.0.0.1:9/page';
  const none = await planBatch(headers, { ...COMPOST, sourceUrls: [gone] });
  expect(none.status).toBe(422);
  expect((await none.json()).unreadableSources).toMatchObject([{ url: gone }]);
  const some = await planBatch(headers, { ...COMPOST, sourceUrls: [gone, NOTE] });
  expect(await some.json()).toMatchObject({ size: 3, unreadableSources: [{ url: gone }] });
});

test('stops when the sources are used up, and counts only the written blogs', async () => {
  const { user, headers } = await signedInUser();
  await startBatch(headers, { ...COMPOST, sourceUrls: [NOTE] });
  const { failure } = await untilBatch(headers, 'stopped', 3);
  expect(failure).toMatchObject({ status: 422, code: 'unprocessable-input' });
  expect(failure?.message).toMatch(
    /^The sources are used up: the other blogs of this batch left about \d+ words of them, too little for another small article \(300–500 words\)\. This blog was not counted\./,
  );
  expect(await usedQuota(`user:${user.id}`)).toBe(3);
});

test('stops a batch that nothing can be written from, uncounted', async () => {
  const { user, headers } = await signedInUser();
  await startBatch(headers, { ...COMPOST, topic: 'Zeppelin XKQ', findSources: false });
  const { failure } = await untilBatch(headers, 'stopped', 0);
  expect(failure?.message).toMatch(/^Our library has no article on this topic, /);
  expect(await usedQuota(`user:${user.id}`)).toBe(0);
});

test('says in German why a batch stopped, and why nothing can be planned', async () => {
  const { headers } = await signedInUser();
  const german = { ...headers, 'accept-language': 'de' };
  const request = { ...COMPOST, topic: 'Zeppelin XKQ', findSources: false };
  const text = expect.stringMatching(/^Unsere Bibliothek hat keinen Artikel zu diesem Thema, /);
  expect(await (await planBatch(german, request)).json()).toMatchObject({ size: 0, reason: text });
  await startBatch(headers, request);
  const { failure } = await untilBatch(german, 'stopped', 0);
  expect(failure).toMatchObject({ message: expect.stringContaining('Our library has no article'), text });
});

test('a plan reads its pages in the turn of its account', async () => {
  const [busy, other] = [await signedInUser(), await signedInUser()];
  const { promise: parsed, resolve: end } = Promise.withResolvers<void>();
  const turn = inTurn(new ParseRequest(`user:${busy.user.id}`), () => parsed);
  const plan = { topic: 'Sourdough bread', length: 'small', batchSize: 2, sourceUrls: pages.urls, findSources: false };
  const planned: string[] = [];
  const waiting = planBatch(busy.headers, plan).then(() => planned.push('busy'));
  for (const _ of [1, 2]) await planBatch(other.headers, plan).then(() => planned.push('other'));
  end();
  await Promise.all([turn, waiting]);
  expect(planned).toEqual(['other', 'other', 'busy']);
});
