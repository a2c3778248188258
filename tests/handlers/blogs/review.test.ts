import { expect, test } from 'vitest';
import { PUT as review } from '@/app/api/blogs/[id]/review/route.ts';
import { POST as restore } from '@/app/api/blogs/[id]/revisions/[revisionId]/restore/route.ts';
import { PUT as edit } from '@/app/api/blogs/[id]/route.ts';
import { POST as section } from '@/app/api/blogs/[id]/sections/[index]/route.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { reviewPath } from '@/lib/routes.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { params, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

await connectFakeModel();

type Given = { name?: string | null; writer?: 'model' | 'digest' | 'person' };

async function ownBlog({ name = 'Ada', writer = 'model' }: Given = {}) {
  const { user, headers } = await signedInUser({ name });
  const data = { ...blogRow({ id: newId(), userId: user.id }), writer };
  const { id, updatedAt } = await (await db()).blog.create({ data });
  return { id, headers, basedOn: updatedAt.toISOString() };
}

type Own = Awaited<ReturnType<typeof ownBlog>>;

const put = (path: string, body: object, headers: Own['headers']) =>
  new Request(post(path, body, headers), { method: 'PUT' });

const state = ({ id, headers }: Own, isReviewed = true, editedAt: string | null = null) =>
  review(put(reviewPath(id), { isReviewed, editedAt }, headers), params({ id }));

const reviewedAt = async ({ id, headers }: Own) =>
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

const TEXT = { title: 'A Title', intro: 'An intro.', conclusion: 'The end.' };
const SECTION = { heading: 'A heading', content: 'Some content.', images: [] };

const save = (own: Own, text: object = {}, basedOn = own.basedOn) =>
  edit(
    put(`/api/blogs/${own.id}`, { ...TEXT, sections: [SECTION], ...text, basedOn }, own.headers),
    params({ id: own.id }),
  );

test.each([
  ['description', { description: 'For search results.' }, true],
  ['title', { title: 'New' }, false],
  ['text', { sections: [{ ...SECTION, content: 'Other content.' }] }, false],
  ['key points', { keyPoints: ['A point.'] }, false],
])('a review is bound to its text: a new %s by the owner', async (_, change, isKept) => {
  const own = await ownBlog();
  await state(own);
  expect((await save(own, change)).status).toBe(200);
  expect((await reviewedAt(own)) !== undefined).toBe(isKept);
});

test("a review ends when the model's version is restored, and when a model changes the text", async () => {
  const own = await ownBlog();
  const edited = await (await save(own, { intro: 'Corrected.' })).json();
  await state(own, true, edited.editedAt);
  expect(await reviewedAt(own)).toBeDefined();
  const { id: revisionId } = await (await db()).blogRevision.findFirstOrThrow({ where: { blogId: own.id } });
  const path = `/api/blogs/${own.id}/revisions/${revisionId}/restore`;
  const request = post(path, { basedOn: edited.updatedAt }, own.headers);
  const restored = await (await restore(request, params({ id: own.id, revisionId }))).json();
  expect(await reviewedAt(own)).toBeUndefined();
  const answer = await api.get(`/api/blogs/${own.id}/provenance`);
  expect((await answer.json()).record.review).toBeNull();
  await state(own, true, restored.editedAt);
  const rewrite = post(
    `/api/blogs/${own.id}/sections/0`,
    { change: 'regenerate', basedOn: restored.updatedAt },
    own.headers,
  );
  expect((await section(rewrite, params({ id: own.id, index: '0' }))).status).toBe(200);
  expect(await reviewedAt(own)).toBeUndefined();
});
