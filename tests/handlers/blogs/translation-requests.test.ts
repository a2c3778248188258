import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { askedDuring } from '../../support/locks.ts';
import { readRow, usedBy } from '../../support/owned-blog.ts';
import { makeRefusal, readAnswer } from '../../support/requests.ts';
import { askFor, awaitEnd, makeArticle, translated } from '../../support/translations.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { cancel } from '../runs/live-generation.ts';

const model = await connectFakeModel();

async function ownArticle(given: object = {}) {
  const { user, headers } = await signedInUser();
  return { user, headers, id: await makeArticle({ userId: user.id }, given) };
}

const makeBlog = async (id: string, headers = {}) => (await api.get(`/api/blogs/${id}`, headers)).json();

const readList = (id: string, headers: Record<string, string>) => api.get(`/api/blogs/${id}/translations`, headers);

const erase = (id: string, headers: Record<string, string>) => api.delete(`/api/blogs/${id}`, {}, headers);

test('counts as a blog, and after four free ones a subscription is asked for', async () => {
  const { user, headers, id } = await ownArticle();
  await translated(id, 'german', headers);
  expect(await usedBy(`user:${user.id}`)).toBe(1);
  for (const language of ['french', 'spanish', 'italian']) await translated(id, language, headers);
  expect(await readAnswer(askFor(id, 'russian', headers))).toMatchObject([403, { requiresSubscription: true }]);
});

test('is written once per language', async () => {
  const { user, headers, id } = await ownArticle();
  model.setMode({ latencyMs: 300 });
  const answers = await Promise.all([1, 2, 3].map(() => askFor(id, 'german', headers)));
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
  expect(others).toEqual([first, first]);
  const end = await awaitEnd(first.generationId, headers);
  expect(await (await askFor(id, 'german', headers)).json()).toEqual({ id: end?.data.id });
  expect(await usedBy(`user:${user.id}`)).toBe(1);
});

test('the translations of a translation are those of the original', async () => {
  const { headers, id } = await ownArticle();
  const german = await translated(id, 'german', headers);
  const french = await translated(german, 'french', headers);
  const { translations } = await (await readList(id, headers)).json();
  expect(translations.map((each: { id: string }) => each.id)).toEqual([german, french]);
  expect(await (await askFor(french, 'english', headers)).json()).toEqual({ id });
});

test('one in the bin does not exist: another is written, and the first stands alone when it is restored', async () => {
  const { headers, id } = await ownArticle();
  const first = await translated(id, 'german', headers);
  await erase(first, headers);
  const second = await translated(id, 'german', headers);
  expect(second).not.toBe(first);
  await api.post('/api/bin/restore', { ids: [first] }, headers);
  expect((await readRow(first)).translationGroupId).toBeNull();
  const { translations } = await (await readList(id, headers)).json();
  expect(translations).toMatchObject([{ id: second, language: 'german' }]);
});

test('is restored among its translations where nothing has taken its place', async () => {
  const { headers, id } = await ownArticle();
  const german = await translated(id, 'german', headers);
  await erase(german, headers);
  expect((await makeBlog(id)).translations).toBeUndefined();
  await api.post('/api/bin/restore', { ids: [german] }, headers);
  expect((await makeBlog(id)).translations).toMatchObject([{ id: german }]);
});

test('deleting the original leaves its translations', async () => {
  const { headers, id } = await ownArticle();
  const german = await translated(id, 'german', headers);
  const french = await translated(id, 'french', headers);
  await erase(id, headers);
  expect((await makeBlog(german)).translations).toMatchObject([{ id: french, language: 'french' }]);
});

test.each([
  ['public', 'public', 'public'],
  ['draft', 'public', 'draft'],
  ['public', 'draft', 'draft'],
  ['unlisted', 'public', 'unlisted'],
] as const)(
  'of a blog that is %s, where new ones are %s, the translation is %s',
  async (visibility, defaultVisibility, expected) => {
    const { user, headers } = await signedInUser();
    await (await db()).user.update({ where: { id: user.id }, data: { defaultVisibility } });
    const id = await makeArticle({ userId: user.id }, { visibility });
    expect((await readRow(await translated(id, 'german', headers))).visibility).toBe(expected);
  },
);

test('shows everybody the public translations and its owner all of them', async () => {
  const { headers, id } = await ownArticle();
  const german = await translated(id, 'german', headers);
  await (await db()).blog.update({ where: { id: german }, data: { visibility: 'draft' } });
  expect((await makeBlog(id)).translations).toBeUndefined();
  expect((await (await readList(id, headers)).json()).translations).toMatchObject([{ id: german }]);
});

test('a visitor has their own blog translated as their one free blog', async () => {
  const { headers, visitorId } = await knownVisitor();
  const id = await makeArticle({ visitorId }, { visibility: 'unlisted' });
  const german = await readRow(await translated(id, 'german', headers));
  expect(german).toMatchObject({ userId: null, visitorId, visibility: 'unlisted' });
  expect(await readAnswer(askFor(id, 'french', headers))).toMatchObject([403, { requiresSignIn: true }]);
});

test.each([
  ['its own language', 'english', {}, 422, 'The blog is already in this language.'],
  ['no language of ours', 'klingon', {}, 400, 'Please choose a language'],
  [...(['a digest', 'german', { writer: 'digest' }, 422] as const), 'Only articles can be translated.'],
  [...(['a page of close notes', 'german', { writer: 'close' }, 422] as const), 'Only articles can be translated.'],
])('refuses %s', async (_, language, given, status, sentence) => {
  const { headers, id } = await ownArticle(given);
  expect(await makeRefusal(askFor(id, language, headers))).toEqual([status, sentence]);
});

test.each(['refusal', 'malformed-json', 'wrong-language'] as const)(
  'gives the quota back when the model answers %s, and may be asked again',
  async (fault) => {
    const { user, headers, id } = await ownArticle();
    model.setMode({ fault });
    const { generationId } = await (await askFor(id, 'german', headers)).json();
    expect((await awaitEnd(generationId, headers))?.type).toBe('failed');
    expect(await usedBy(`user:${user.id}`)).toBe(0);
    model.setMode({});
    await translated(id, 'german', headers);
    expect(await usedBy(`user:${user.id}`)).toBe(1);
  },
);

test('gives the quota back when it is canceled', async () => {
  const { user, headers, id } = await ownArticle();
  model.setMode({ fault: 'hang' });
  const { generationId } = await (await askFor(id, 'german', headers)).json();
  await eventually(() => expect(model.stats.inFlight).toBeGreaterThan(0));
  expect((await cancel(generationId, headers)).status).toBe(200);
  expect(await usedBy(`user:${user.id}`)).toBe(0);
});

test('is not saved if the original was deleted meanwhile', async () => {
  const { user, headers, id } = await ownArticle();
  model.setMode({ latencyMs: 500 });
  const { generationId } = await (await askFor(id, 'german', headers)).json();
  await eventually(() => expect(model.stats.inFlight).toBeGreaterThan(0));
  await erase(id, headers);
  const end = await awaitEnd(generationId, headers);
  expect(end?.data).toMatchObject({ code: 'not-found', status: 404 });
  expect(await (await db()).blog.count({ where: { userId: user.id } })).toBe(1);
  expect(await usedBy(`user:${user.id}`)).toBe(0);
});

test('stays private if the original became a draft meanwhile', async () => {
  const { headers, id } = await ownArticle();
  model.setMode({ latencyMs: 300 });
  const { generationId } = await (await askFor(id, 'german', headers)).json();
  await eventually(() => expect(model.stats.inFlight).toBeGreaterThan(0));
  await (await db()).blog.update({ where: { id }, data: { visibility: 'draft' } });
  const end = await awaitEnd(generationId, headers);
  expect((await readRow(String(end?.data.id))).visibility).toBe('draft');
});

test('two of a language that are restored at once are not both among the translations', async () => {
  const { user, headers } = await signedInUser();
  const inGroup = { language: 'german', translationGroupId: newId(), deletedAt: new Date() } as const;
  const [first, second] = [
    await makeArticle({ userId: user.id }, inGroup),
    await makeArticle({ userId: user.id }, inGroup),
  ];
  const answer = await askedDuring(
    (tx) => tx.blog.update({ where: { id: first }, data: { deletedAt: null } }),
    () => api.post('/api/bin/restore', { ids: [second] }, headers),
  );
  expect(answer.status).toBe(200);
  expect(await readRow(second)).toMatchObject({ deletedAt: null, translationGroupId: null });
});

test('two who write the same language at once save one: a visitor who signed in meanwhile', async () => {
  const visitor = await knownVisitor();
  const visitorId = visitor.visitorId;
  const id = await makeArticle({ visitorId });
  model.setMode({ latencyMs: 300 });
  const { generationId } = await (await askFor(id, 'german', visitor.headers)).json();
  const { user, headers } = await signedInUser();
  const data = { userId: user.id, visitorId: null };
  await (await db()).blog.update({ where: { id }, data });
  const second = await (await askFor(id, 'german', headers)).json();
  const ends = await Promise.all([awaitEnd(generationId, visitor.headers), awaitEnd(second.generationId, headers)]);
  expect(ends.map((end) => end?.type).toSorted()).toEqual(['done', 'failed']);
  expect(ends.find((end) => end?.type === 'failed')?.data).toMatchObject({ code: 'conflict' });
});
