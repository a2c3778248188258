import { expect, test } from 'vitest';
import { PUT } from '@/app/api/blogs/[id]/route.ts';
import { GET } from '@/app/api/blogs/[id]/score/route.ts';
import type { Language } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import type { ArticleScore, Measure } from '@/lib/writing/score/schema.ts';
import { blogRow } from '../../support/blogs.ts';
import { get, params, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const URL = 'https://study.example/bees';
const QUOTE = 'A colony visits 2,000 flowers a day.';

const SOURCES = [{ number: 1, url: URL, title: 'A study of bees', quote: QUOTE }];

/** The source page as it was when the blog was written. */
const PAGE = {
  ...{ number: 1, url: URL, title: 'A study of bees', hash: 'x', readAt: new Date() },
  text: `Bees fly.\n\n${QUOTE} Its hive weighs 37 kilograms.\n\nA roof carries 90 kilograms.`,
};

const section = (heading: string, content: string) => ({ heading, content, images: [] });

/** A blog of a new user with one source. */
async function ownBlog(
  sections: object[],
  given: { language?: Language; writer?: 'digest' | 'brief' } = {},
) {
  const { user, headers } = await signedInUser();
  const id = newId();
  const prisma = await db();
  const data = { ...blogRow({ id, userId: user.id }), sections, sources: SOURCES, ...given };
  const { updatedAt } = await prisma.blog.create({ data });
  await prisma.sourceSnapshot.create({ data: { ...PAGE, blogId: id } });
  return { id, headers, basedOn: updatedAt.toISOString() };
}

const ask = (id: string, headers: Record<string, string>) =>
  GET(get(`/api/blogs/${id}/score`, headers), params({ id }));

async function scoreOf(id: string, headers: Record<string, string>): Promise<ArticleScore> {
  const response = await ask(id, headers);
  expect(response.status).toBe(200);
  return response.json();
}

const measureOf = ({ measures }: ArticleScore, name: Measure['name']) =>
  measures.find((measure) => measure.name === name);

const RIGHT = section('The flowers', 'A colony visits 2,000 flowers a day [1].');

test('gives the owner a total and the seven measures', async () => {
  const { id, headers } = await ownBlog([RIGHT]);
  const { total, measures } = await scoreOf(id, headers);
  expect(measures.map(({ name }) => name)).toEqual([
    'relevance',
    'length',
    'structure',
    'repetition',
    'claims',
    'citations',
    'readability',
  ]);
  expect(total).toBeGreaterThanOrEqual(20);
  expect(total).toBeLessThanOrEqual(100);
});

test('finds a wrong figure, and says where it stands', async () => {
  const wrong = section('Über das Gewicht', 'Every hive weighs 91 kilograms [1]. It is heavy.');
  const { id, headers } = await ownBlog([RIGHT, wrong]);
  expect(measureOf(await scoreOf(id, headers), 'claims')).toMatchObject({
    verdict: 'poor',
    value: '1 of 2 cited sentences',
    findings: [
      {
        sentence: 'A number here is not in the passage it cites.',
        place: { anchor: 'über-das-gewicht', label: 'Über das Gewicht' },
      },
    ],
  });
});

test('says what became of the claims while a model wrote it', async () => {
  const { id, headers } = await ownBlog([RIGHT, section('Flight', 'They fly far in spring [1].')]);
  const claims = { confirmed: 1, reworded: 2, unmarked: 0, dropped: 3 };
  await (await db()).blog.update({ where: { id }, data: { claims } });
  expect(measureOf(await scoreOf(id, headers), 'claims')).toMatchObject({
    value: '2 of 2 cited sentences',
    summary:
      'Cited sentences that their passages do not contradict. Confirmed by comparing the words: 1; by the model: 1; by neither: 0. While it was being written, reworded: 2; taken out: 3.',
  });
});

test('accepts a figure from the paragraph around the quotation', async () => {
  const { id, headers } = await ownBlog([section('Weight', 'A hive weighs 37 kilograms [1].')]);
  expect(measureOf(await scoreOf(id, headers), 'claims')).toMatchObject({ verdict: 'good' });
});

test('does not check the readability of a language without a formula', async () => {
  const { id, headers } = await ownBlog([section('蜜蜂', '蜜蜂需要水。')], { language: 'chinese' });
  expect(measureOf(await scoreOf(id, headers), 'readability')).toMatchObject({
    verdict: 'unchecked',
    value: 'not checked',
  });
});

test('gives a digest a score', async () => {
  const { id, headers } = await ownBlog([RIGHT], { writer: 'digest' });
  expect((await scoreOf(id, headers)).total).toBeGreaterThanOrEqual(20);
});

test('gives a brief none', async () => {
  const { id, headers } = await ownBlog([RIGHT], { writer: 'brief' });
  expect(await scoreOf(id, headers)).toEqual({ total: null, measures: [] });
});

test('measures the text as it is after a change', async () => {
  const { id, headers, basedOn } = await ownBlog([
    section('Weight', 'It weighs 90 kilograms [1].'),
  ]);
  expect(measureOf(await scoreOf(id, headers), 'claims')?.findings).toHaveLength(1);
  const corrected = section('Weight', 'It weighs 37 kilograms [1].');
  const text = { title: 'A Title', intro: 'An intro.', conclusion: 'The end.' };
  const request = post(`/api/blogs/${id}`, { ...text, sections: [corrected], basedOn }, headers);
  const saved = await PUT(new Request(request, { method: 'PUT' }), params({ id }));
  expect(saved.status).toBe(200);
  expect(measureOf(await scoreOf(id, headers), 'claims')?.findings).toEqual([]);
});

test.each([
  ['somebody else', async () => (await signedInUser()).headers],
  ['a visitor who is not signed in', async () => ({})],
])('refuses %s', async (_, headersOf) => {
  const { id } = await ownBlog([RIGHT]);
  const response = await ask(id, await headersOf());
  expect(response.status).toBe(403);
  expect(await response.json()).not.toHaveProperty('measures');
});

test('does not know a blog that is not there', async () => {
  const { headers } = await signedInUser();
  expect((await ask(newId(), headers)).status).toBe(404);
});

test('measures a hundred and twenty times for one address in ten minutes, and no more', async () => {
  const { headers } = await signedInUser();
  const statuses = await Promise.all(
    Array.from({ length: 120 }, async () => (await ask(newId(), headers)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([404]));
  const refused = await ask(newId(), headers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
