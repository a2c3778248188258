import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { type OwnedBlog, ownedBlog, saveText } from '../../support/owned-blog.ts';

await connectFakeModel();

type Given = { name?: string | null; writer?: 'model' | 'digest' | 'person' };

const ownBlog = ({ name = 'Ada', writer = 'model' }: Given = {}) => ownedBlog({ writer }, { name });

const state = ({ id, headers }: OwnedBlog, isReviewed = true, editedAt: string | null = null) =>
  api.put(`/api/blogs/${id}/review`, { isReviewed, editedAt }, headers);

const reviewedAt = async ({ id, headers }: OwnedBlog) =>
  (await (await api.get(`/api/blogs/${id}`, headers)).json()).reviewedAt;

test('a review names its owner in the record and leaves the version as it was', async () => {
  const own = await ownBlog();
  const response = await state(own);
  expect(response.status).toBe(200);
  const { updatedAt, reviewedAt: at } = await response.json();
  expect(updatedAt).toBe(own.basedOn);
  const answer = await api.get(`/api/blogs/${own.id}/provenance`);
  expect((await answer.json()).record.review).toEqual({ by: 'Ada', at });
});

test('the owner withdraws a review', async () => {
  const own = await ownBlog();
  await state(own);
  expect((await state(own, false)).status).toBe(200);
  expect(await reviewedAt(own)).toBeUndefined();
});

test.each([
  ['an account without a name', { name: null }],
  ['a digest', { writer: 'digest' }],
  ['a text of a person', { writer: 'person' }],
] as const)('refuses the review of %s', async (_, given) => {
  const own = await ownBlog(given);
  expect((await state(own)).status).toBe(422);
  expect(await reviewedAt(own)).toBeUndefined();
});

test('refuses the review of a version that was changed since', async () => {
  const own = await ownBlog();
  expect((await state(own, true, '2026-01-01T00:00:00.000Z')).status).toBe(409);
  expect(await reviewedAt(own)).toBeUndefined();
});

test.each([
  ['description', { description: 'For search results.' }, true],
  ['title', { title: 'New' }, false],
  ['text', { sections: [{ heading: 'A heading', content: 'Other content.', images: [] }] }, false],
  ['key points', { keyPoints: ['A point.'] }, false],
])('a review is bound to its text: a new %s by the owner', async (_, change, isKept) => {
  const own = await ownBlog();
  await state(own);
  expect((await saveText(own, change)).status).toBe(200);
  expect((await reviewedAt(own)) !== undefined).toBe(isKept);
});

test("a review ends when the model's version is restored, and when a model changes the text", async () => {
  const own = await ownBlog();
  const edited = await (await saveText(own, { intro: 'Corrected.' })).json();
  await state(own, true, edited.editedAt);
  expect(await reviewedAt(own)).toBeDefined();
  const { id: revisionId } = await (await db()).blogRevision.findFirstOrThrow({ where: { blogId: own.id } });
  const restored = await (
    await api.post(`/api/blogs/${own.id}/revisions/${revisionId}/restore`, { basedOn: edited.updatedAt }, own.headers)
  ).json();
  expect(await reviewedAt(own)).toBeUndefined();
  const answer = await api.get(`/api/blogs/${own.id}/provenance`);
  expect((await answer.json()).record.review).toBeNull();
  await state(own, true, restored.editedAt);
  expect(
    (
      await api.post(
        `/api/blogs/${own.id}/sections/0`,
        { change: 'regenerate', basedOn: restored.updatedAt },
        own.headers,
      )
    ).status,
  ).toBe(200);
  expect(await reviewedAt(own)).toBeUndefined();
});
