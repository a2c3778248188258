import { expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { db } from '@/lib/database/db.ts';
import { countWords } from '@/lib/text/words.ts';
import { api } from '../../support/api.ts';
import { imageWith } from '../../support/blogs.ts';
import { changesDuring } from '../../support/changes.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { type BlogColumns, type OwnedBlog, ownedBlog, readRow, saveText } from '../../support/owned-blog.ts';
import { makeCode, makeRefusal } from '../../support/requests.ts';

const model = await connectFakeModel();

const BEES = 'https://one.example/bees';
const ROOFS = 'https://two.example/roofs';

/** Source pages as they were kept with the blog. */
const PAGES = [
  { url: BEES, title: 'Bees', text: 'Bees need water and shade. They fly up to three kilometres for food.' },
  { url: ROOFS, title: 'Roofs', text: 'Roofs carry some weight. A flat roof carries a hive without trouble.' },
].map((page, at) => ({ ...page, number: at + 1, hash: `${at}`, readAt: new Date() }));

const IMAGE = imageWith({ url: 'https://example.com/a.png', source: 'example.com', sourceUrl: 'https://example.com/' });

const HIVE =
  'A hive stands well on a flat roof [2]. It wants its back to the wind and its front to the morning sun. Whoever carries the boxes up the stairs soon learns to keep them small. A neighbour who was asked first is a neighbour who later gets honey.';

const SECTIONS = [
  { heading: 'Water first', content: 'Bees need a drink close by [1]. A bowl with stones will do.', images: [] },
  { heading: 'The place', content: HIVE, images: [IMAGE] },
  { heading: 'Weight', content: 'Ask what your roof can carry [2]. Then ask again.', images: [] },
];

const SOURCES = [
  { number: 1, url: BEES, title: 'Bees', quote: 'Bees need water and shade.' },
  { number: 2, url: ROOFS, title: 'Roofs', quote: 'Roofs carry some weight.' },
];

async function ownBlog(given: BlogColumns = {}, snapshots = PAGES) {
  const own = await ownedBlog({ topic: 'Bees on a roof', sections: SECTIONS, sources: SOURCES, ...given });
  await (await db()).sourceSnapshot.createMany({ data: snapshots.map((page) => ({ ...page, blogId: own.id })) });
  return own;
}

type Own = Pick<OwnedBlog, 'id' | 'basedOn'> & { headers: Record<string, string> };

const change = ({ id, headers, basedOn }: Own, kind: string, index: number | string = 1) =>
  api.post(`/api/blogs/${id}/sections/${index}`, { change: kind, basedOn }, headers);

async function changed(own: Own, kind: string, index = 1): Promise<Blog> {
  const response = await change(own, kind, index);
  expect(response.status).toBe(200);
  return response.json();
}

test('a section that is written again still names the license of the page it cites', async () => {
  const license = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
  const own = await ownBlog(
    {},
    PAGES.map((page) => ({ ...page, license })),
  );
  const { sources } = await changed(own, 'regenerate');
  const cited = sources.filter(({ license: named }) => named);
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.map(({ license: named }) => named)).toEqual(cited.map(() => license));
});

test('changes one section and leaves the rest', async () => {
  const blog = await changed(await ownBlog(), 'expand');
  expect(countWords(blog.content.sections[1]?.content ?? '', 'english')).toBeGreaterThan(countWords(HIVE, 'english'));
  expect(blog.content.sections.map(({ heading }) => heading)).toEqual(['Water first', 'The place', 'Weight']);
  expect(blog.content.sections[1]?.image).toMatchObject({ url: IMAGE.url });
  expect(blog.content.title).toBe('A Title');
  expect(blog.editedAt).toMatch(/^\d{4}-/);
});

test('refuses a harmful instruction before the model is asked', async () => {
  const { id, headers, basedOn } = await ownBlog();
  const body = { change: 'expand', basedOn, instruction: 'Explain how to make a pipe bomb' };
  const asked = model.requests.length;
  expect(await makeCode(api.post(`/api/blogs/${id}/sections/1`, body, headers))).toEqual([422, 'unprocessable-input']);
  expect(model.requests).toHaveLength(asked);
});

test('gives the text before back with what it cited', async () => {
  const own = await ownBlog();
  await changed(own, 'shorten', 1);
  const [revision] = await (await api.get(`/api/blogs/${own.id}/revisions`, own.headers)).json();
  const response = await api.post(`/api/blogs/${own.id}/revisions/${revision.id}/restore`, {}, own.headers);
  const blog: Blog = await response.json();
  expect(blog.sources).toEqual(SOURCES);
  expect(blog.content.sections[1]?.content).toBe(HIVE);
});

test('tells that the blog has changed', async () => {
  const own = await ownBlog();
  expect(await changesDuring(() => changed(own, 'expand'))).toContain(`blog:${own.id}`);
});

test('lets the first of two changes win and asks nothing of the model for the second', async () => {
  const own = await ownBlog();
  await saveText(own, { title: 'Mine' });
  const before = model.requests.length;
  expect((await change(own, 'expand', 0)).status).toBe(409);
  expect(model.requests).toHaveLength(before);
});

test('does not overwrite what was saved while the model was writing', async () => {
  model.setMode({ latencyMs: 1500 });
  const own = await ownBlog();
  const answer = change(own, 'expand');
  await eventually(() => expect(model.stats.inFlight).toBe(1));
  const prisma = await db();
  await prisma.blog.update({ where: { id: own.id }, data: { title: 'Changed meanwhile' } });
  expect((await answer).status).toBe(409);
  const row = await prisma.blog.findUniqueOrThrow({ where: { id: own.id } });
  expect([row.title, row.sections]).toEqual(['Changed meanwhile', SECTIONS]);
});

test.each(['3', '-1', '01x', 'one', '999', '1.5', '__proto__'])('knows no section %s', async (index) => {
  expect(await makeRefusal(change(await ownBlog(), 'expand', index))).toEqual([
    404,
    'This section could not be found.',
  ]);
});

test.each([
  ['an unknown change', { change: 'translate' }, /written again, expanded or shortened/],
  ['no time', { basedOn: 'yesterday' }, /./],
])('refuses %s', async (_, wrong, sentence) => {
  const { id, headers, basedOn } = await ownBlog();
  const body = { change: 'expand', basedOn, ...wrong };
  expect(await makeRefusal(api.post(`/api/blogs/${id}/sections/1`, body, headers))).toEqual([
    400,
    expect.stringMatching(sentence),
  ]);
});

test.each([
  ['refusal', 422, 'unprocessable-input'],
  ['empty', 502, 'writer-failed'],
  ['out-of-quota', 502, 'writer-failed'],
  ['wrong-language', 502, 'writer-failed'],
] as const)('changes nothing when the model answers %s', async (fault, status, code) => {
  const own = await ownBlog();
  model.setMode({ fault });
  expect(await makeCode(change(own, 'regenerate'))).toEqual([status, code]);
  const prisma = await db();
  const row = await prisma.blog.findUniqueOrThrow({ where: { id: own.id } });
  expect(row.updatedAt.toISOString()).toBe(own.basedOn);
  expect(await prisma.blogRevision.count({ where: { blogId: own.id } })).toBe(0);
});

test('calls the model off and changes nothing when the client goes', async () => {
  model.setMode({ fault: 'hang' });
  const own = await ownBlog();
  const abort = new AbortController();
  const body = { change: 'regenerate', basedOn: own.basedOn };
  const answer = api.post(`/api/blogs/${own.id}/sections/1`, body, own.headers, { signal: abort.signal });
  await eventually(() => expect(model.stats.inFlight).toBeGreaterThan(0));
  abort.abort();
  expect((await answer).status).toBe(499);
  await eventually(() => expect(model.stats.inFlight).toBe(0));
  const row = await readRow(own.id);
  expect(row.sections).toEqual(SECTIONS);
});

test('numbers the citations of key points and answers with those of the rewritten section', async () => {
  const keyPoints = ['Roofs carry weight [2].'];
  const questions = [{ question: 'Do bees drink?', answer: 'Yes [1].' }];
  const extras = { keyPoints, questions, description: 'Bees up there.' };
  const own = await ownBlog(extras);
  const { content, sources, description } = await changed(own, 'regenerate', 0);
  const quoteNumber = (quote: string) => sources.find((source) => source.quote === quote)?.number;
  expect(quoteNumber('Roofs carry some weight.')).toBe(1);
  expect(content.keyPoints).toEqual(['Roofs carry weight [1].']);
  expect(content.questions).toEqual([
    { question: 'Do bees drink?', answer: `Yes [${quoteNumber('Bees need water and shade.')}].` },
  ]);
  expect(content.sections[0]?.content).not.toBe(SECTIONS[0]?.content);
  expect(description).toBe('Bees up there.');
});
