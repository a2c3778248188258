import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { ArticleScore, Measure } from '@/lib/writing/score/schema.ts';
import { api } from '../../support/api.ts';
import { type BlogColumns, ownedBlog, saveText } from '../../support/owned-blog.ts';

const URL = 'https://study.example/bees';
const QUOTE = 'A colony visits 2,000 flowers a day.';

const SOURCES = [{ number: 1, url: URL, title: 'A study of bees', quote: QUOTE }];

/** The source page as it was when the blog was written. */
const PAGE = {
  number: 1,
  url: URL,
  title: 'A study of bees',
  hash: 'x',
  readAt: new Date(),
  text: `Bees fly.\n\n${QUOTE} Its hive weighs 37 kilograms.\n\nA roof carries 90 kilograms.`,
};

const section = (heading: string, content: string) => ({ heading, content, images: [] });

/** A blog of a new user with one source. */
async function ownBlog(sections: object[], given: BlogColumns = {}) {
  const own = await ownedBlog({ sections, sources: SOURCES, ...given });
  await (await db()).sourceSnapshot.create({ data: { ...PAGE, blogId: own.id } });
  return own;
}

const ask = (id: string, headers: Record<string, string>) => api.get(`/api/blogs/${id}/score`, headers);

async function readScore(id: string, headers: Record<string, string>): Promise<ArticleScore> {
  const response = await ask(id, headers);
  expect(response.status).toBe(200);
  return response.json();
}

const findMeasure = ({ measures }: ArticleScore, name: Measure['name']) =>
  measures.find((measure) => measure.name === name);

const RIGHT = section('The flowers', 'A colony visits 2,000 flowers a day [1].');

test('gives the owner what was found, and no total', async () => {
  const { id, headers } = await ownBlog([RIGHT]);
  const score = await readScore(id, headers);
  expect(Object.keys(score)).toEqual(['updatedAt', 'measures']);
  expect(score.measures.map(({ name }) => name)).toEqual(['length', 'claims', 'sources', 'habits', 'editing']);
});

const REVIEW = {
  claims: { quoted: 1, confirmed: 4, corrected: 2, unmarked: 0, removed: 3, unchecked: 0 },
  changes: [
    { before: 'Every hive weighs 91 kilograms.', after: '', reason: 'contradicted' },
    { before: 'Bees fly.', after: 'Bees fly, too.', reason: 'transition' },
  ],
} as const;

async function withReview(id: string, review: object): Promise<void> {
  await (await db()).blog.update({ where: { id }, data: { review } });
}

test('says what became of the claims and of the first draft while a model wrote it', async () => {
  const { id, headers } = await ownBlog([RIGHT]);
  await withReview(id, REVIEW);
  const score = await readScore(id, headers);
  expect(findMeasure(score, 'claims')).toMatchObject({
    verdict: 'good',
    value: '7 cited sentences checked',
    details: [
      { label: 'Quoted word for word', value: '1' },
      { label: 'Confirmed by the model', value: '4' },
      { label: 'Corrected', value: '2' },
      { label: 'Taken out', value: '3' },
    ],
  });
  expect(score.review).toEqual({ changes: REVIEW.changes });
});

test('gives a digest what applies to it', async () => {
  const quoted = section('The flowers', `${QUOTE} [1]`);
  const { id, headers } = await ownBlog([quoted], { writer: 'digest' });
  const score = await readScore(id, headers);
  expect(score.measures.map(({ name }) => name)).toEqual(['length', 'claims', 'sources', 'editing']);
  expect(findMeasure(score, 'claims')).toMatchObject({ verdict: 'good' });
  expect(score).not.toHaveProperty('review');
});

test('measures nothing of a page of close notes', async () => {
  const { id, headers } = await ownBlog([RIGHT], { writer: 'close' });
  expect(await readScore(id, headers)).toMatchObject({ measures: [] });
});

test('measures the text as it is after a change', async () => {
  const own = await ownBlog([section('Weight', 'It is heavy [1].')]);
  const claims = async () => findMeasure(await readScore(own.id, own.headers), 'claims');
  expect(await claims()).toMatchObject({
    findings: [{ place: { href: '#weight:~:text=It%20is', label: 'Weight', excerpt: 'It is heavy.' } }],
  });
  const saved = await saveText(own, { sections: [section('Weight', 'Its hive weighs 37 kilograms. [1]')] });
  expect(saved.status).toBe(200);
  expect((await claims())?.findings).toEqual([]);
});

test('a sentence is said in its author’s own way, and measured again', async () => {
  const habit = 'A pivotal hive. ';
  const own = await ownBlog([section('Hives', `${habit}A hive is a testament to care. It stands in a vibrant realm.`)]);
  const habits = async () => {
    const score = await readScore(own.id, own.headers);
    return { updatedAt: score.updatedAt, findings: findMeasure(score, 'habits')?.findings ?? [] };
  };
  const { updatedAt, findings } = await habits();
  const [change] = findings.flatMap((finding) => finding.own ?? []);
  expect(change).toEqual({ place: 1, sentence: 'A pivotal hive.' });
  const body = { changes: [{ ...change, text: 'A hive that leans.' }], basedOn: updatedAt };
  expect((await api.patch(`/api/blogs/${own.id}/sentences`, body, own.headers)).status).toBe(200);
  expect((await habits()).findings.map(({ own: sentence }) => sentence?.sentence)).not.toContain('A pivotal hive.');
});

test.each([
  ['a person’s', { writer: 'person' }, ['length', 'claims']],
  ['an imported', { importKey: 'file 0' }, ['length', 'claims', 'sources', 'habits']],
] as const)('measures of %s blog what applies to it', async (_, columns, names) => {
  const { id, headers } = await ownBlog([RIGHT], columns);
  expect((await readScore(id, headers)).measures.map(({ name }) => name)).toEqual(names);
});
