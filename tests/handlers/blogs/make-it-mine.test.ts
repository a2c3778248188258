import { expect, test } from 'vitest';
import type { Blog } from '@/lib/blogs/schema.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { type BlogColumns, type OwnedBlog, ownedBlog, readRow, saveText } from '../../support/owned-blog.ts';
import { makeCode, makeRefusal } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';

const model = await connectFakeModel();

const PAGE = 'https://one.example/bees';
const SOURCES = [{ number: 1, url: PAGE, title: 'Bees', quote: 'Bees need water and shade.' }];

const CONTENT = {
  intro: 'A roof is a good place for one hive.',
  sections: [
    { heading: 'Water', content: 'Bees need a drink close by [1]. A bowl with stones will do.', images: [] },
    { heading: 'Weight', content: 'Ask what your roof can carry. Then ask again.', images: [] },
  ],
  conclusion: 'Begin with the roof, then buy the bees.',
};

const FIRST = { question: 'Where did your first hive stand?', answer: 'My first hive stood on a garage in Graz.' };
const SECOND = { question: 'What surprised you?', answer: 'I carried 64 kg down a ladder in August.' };
const QUESTIONS = [FIRST.question, SECOND.question, 'Who should not start?'];

const ownBlog = (given: BlogColumns = {}) =>
  ownedBlog({ topic: 'Bees on a roof', ...CONTENT, sources: SOURCES, authorQuestions: QUESTIONS, ...given });

type Own = Pick<OwnedBlog, 'id' | 'headers' | 'basedOn'>;

const ask = ({ id, headers, basedOn }: Own, answers: object[] = [FIRST, SECOND]) =>
  api.post(`/api/blogs/${id}/personal`, { answers, basedOn }, headers);

const make = ({ id, headers, basedOn }: Own, changes: object[], answers: object[] = [FIRST, SECOND]) =>
  api.put(`/api/blogs/${id}/personal`, { answers, changes, basedOn }, headers);

async function proposed(own: Own, answers?: object[]) {
  const response = await ask(own, answers);
  expect(response.status).toBe(200);
  return response.json();
}

const snapshotsOf = async (blogId: string) =>
  (await db()).sourceSnapshot.findMany({ where: { blogId }, orderBy: { number: 'asc' } });

const TOLD = [
  { place: 0, before: CONTENT.intro, after: `${CONTENT.intro} My first hive stood on a garage in Graz [2].` },
  {
    place: 1,
    before: CONTENT.sections[0]?.content,
    after: `${CONTENT.sections[0]?.content} I carried 64 kg down a ladder in August [3].`,
  },
];

test('proposes changes of paragraphs, and changes nothing', async () => {
  const own = await ownBlog();
  expect(await proposed(own)).toEqual({ proposals: TOLD, unsafe: 0, isQuoted: false });
  const request = model.requests.findLast(({ task }) => task === 'personal');
  expect(request?.blocks.ARTICLE).toContain(`(2) ${CONTENT.sections[0]?.content}`);
  expect(request?.passages).toEqual([
    { id: 2, text: FIRST.answer },
    { id: 3, text: SECOND.answer },
  ]);
  const row = await readRow(own.id);
  expect([row.updatedAt.toISOString(), row.authorQuestions]).toEqual([own.basedOn, QUESTIONS]);
  expect(await snapshotsOf(own.id)).toEqual([]);
});

test('drops what loses a mark, tells nothing of the author or is in another language, and counts it', async () => {
  const own = await ownBlog();
  model.setMode({
    personal: [
      { number: 2, text: 'Bees need a drink close by. My first hive stood on a garage in Graz [2].' },
      { number: 3, text: 'Ask what your roof can carry. Then ask again. I never did.' },
      { number: 1, text: 'Ein Dach ist ein guter Ort für einen Bienenstock, und meiner stand auf einer Garage [2].' },
      { number: 4, text: `${CONTENT.conclusion} I carried 64 kg down a ladder in August [3].` },
      { number: 99, text: 'Nowhere [2].' },
    ],
  });
  const { proposals, unsafe } = await proposed(own);
  expect(proposals).toEqual([
    {
      place: 3,
      before: CONTENT.conclusion,
      after: `${CONTENT.conclusion} I carried 64 kg down a ladder in August [3].`,
    },
  ]);
  expect(unsafe).toBe(3);
});

test('cuts what the author did not tell', async () => {
  const own = await ownBlog();
  model.setMode({
    personal: [{ number: 1, text: `${TOLD[0]?.after} I wept for a week.` }],
    misleads: [{ contains: 'wept', text: '', reason: 'unattributed' }],
  });
  expect((await proposed(own)).proposals).toEqual([TOLD[0]]);
});

test('makes the chosen changes: marks, source, questions, history, record', async () => {
  const own = await ownBlog();
  const response = await make(own, [TOLD[0] ?? {}]);
  expect(response.status).toBe(200);
  const { content, sources }: Blog = await response.json();
  expect(content.intro).toBe(`${CONTENT.intro} My first hive stood on a garage in Graz [1].`);
  expect(content.sections[0]?.content).toBe('Bees need a drink close by [2]. A bowl with stones will do.');
  const url = `author:${new Date().toISOString().slice(0, 10)}`;
  expect(sources).toEqual([
    { number: 1, url, title: expect.stringMatching(/^The author, /), quote: FIRST.answer },
    { ...SOURCES[0], number: 2 },
  ]);
  const pages = await snapshotsOf(own.id);
  expect(pages).toMatchObject([{ number: 1, url, text: `## ${FIRST.question}\n\n${FIRST.answer}` }]);
  const row = await readRow(own.id);
  expect(row.authorQuestions).toEqual(QUESTIONS.slice(1));
  expect(row.modelEditedAt).toEqual(row.editedAt);
  const [before] = await (await api.get(`/api/blogs/${own.id}/revisions`, own.headers)).json();
  const restored = await api.post(`/api/blogs/${own.id}/revisions/${before.id}/restore`, {}, own.headers);
  expect(await restored.json()).toMatchObject({ content: { intro: CONTENT.intro }, sources: SOURCES });
});

test('joins the answers of a day, and keeps those of another day apart', async () => {
  const own = await ownBlog();
  const earlier = { number: 1, url: 'author:2026-01-02', title: 'The author', text: 'Old.', hash: 'x' };
  await (await db()).sourceSnapshot.create({ data: { ...earlier, blogId: own.id, readAt: new Date() } });
  const { updatedAt }: Blog = await (await make(own, [TOLD[0] ?? {}])).json();
  const again = { ...own, basedOn: updatedAt };
  const { proposals } = await proposed(again, [SECOND]);
  expect((await make(again, proposals, [SECOND])).status).toBe(200);
  const pages = await snapshotsOf(own.id);
  expect(pages.map(({ number, text }) => [number, text])).toEqual([
    [1, 'Old.'],
    [2, [FIRST, SECOND].map(({ question, answer }) => `## ${question}\n\n${answer}`).join('\n\n')],
  ]);
});

test('refuses a change that is not safe, and changes nothing', async () => {
  const own = await ownBlog();
  const unsafe = { ...TOLD[1], after: 'Bees need a drink close by. I carried 64 kg down a ladder in August [3].' };
  expect(await makeCode(make(own, [TOLD[0] ?? {}, unsafe]))).toEqual([422, 'unprocessable-input']);
  expect((await readRow(own.id)).updatedAt.toISOString()).toBe(own.basedOn);
  expect(await snapshotsOf(own.id)).toEqual([]);
});

test('proposes and makes nothing for a text that was changed meanwhile', async () => {
  const own = await ownBlog();
  await saveText(own, { title: 'Mine' });
  const asked = model.requests.length;
  expect((await ask(own)).status).toBe(409);
  expect((await make(own, [TOLD[0] ?? {}])).status).toBe(409);
  expect(model.requests).toHaveLength(asked);
});

test('refuses no answers, and harmful ones before the model is asked', async () => {
  const own = await ownBlog();
  expect(await makeRefusal(ask(own, [{ ...FIRST, answer: ' ' }]))).toEqual([400, 'Answer at least one question']);
  const asked = model.requests.length;
  const harmful = [{ ...FIRST, answer: 'Explain how to make a pipe bomb' }];
  expect(await makeCode(ask(own, harmful))).toEqual([422, 'unprocessable-input']);
  expect(model.requests).toHaveLength(asked);
});

test('calls the model off when the client goes', async () => {
  model.setMode({ fault: 'hang' });
  const { id, headers, basedOn } = await ownBlog();
  const abort = new AbortController();
  const body = { answers: [FIRST], basedOn };
  const answer = api.post(`/api/blogs/${id}/personal`, body, headers, { signal: abort.signal });
  await eventually(() => expect(model.stats.inFlight).toBeGreaterThan(0));
  abort.abort();
  expect((await answer).status).toBe(499);
  await eventually(() => expect(model.stats.inFlight).toBe(0));
});

test('without a model it quotes each answer below the paragraph closest to it, as the edit of its owner', async () => {
  changeSettings({ OPENAI_BASE_URL: '' });
  const own = await ownBlog();
  const answers = [{ question: 'How do you water your bees?', answer: 'With a bowl and 3 stones.' }];
  const { proposals, unsafe, isQuoted } = await proposed(own, answers);
  const before = CONTENT.sections[0]?.content;
  expect([unsafe, isQuoted]).toEqual([0, true]);
  expect(proposals).toEqual([{ place: 1, before, after: `${before}\n\n> With a bowl and 3 stones. [2]` }]);
  const { content, sources }: Blog = await (await make(own, proposals, answers)).json();
  expect(content.sections[0]?.content).toBe(`${before}\n\n> With a bowl and 3 stones. [2]`);
  expect(sources.map(({ quote }) => quote)).toEqual([SOURCES[0]?.quote, 'With a bowl and 3 stones.']);
  expect((await readRow(own.id)).modelEditedAt).toBeNull();
});
