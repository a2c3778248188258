import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { claimVisitorBlogs } from '@/lib/users/mutations.ts';
import { api } from '../../support/api.ts';
import { highestOverlap, newBatch, readBlogs } from '../../support/batches.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { angleIn } from '../../support/prompt-angle.ts';
import { readAnswer } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const model = await connectFakeModel();

const responseId = async (response: Response): Promise<string> => (await response.json()).id;

test('writes a batch one after the other and keeps its order', async () => {
  const { user, headers } = await signedInUser();
  const batch = newBatch();
  const ids: string[] = [];
  for (const index of [0, 1, 2]) ids.push(await responseId(await batch.item(index, headers)));
  const rows = await (await db()).blog.findMany({ where: { batchId: batch.batchId }, orderBy: { batchIndex: 'asc' } });
  expect(rows.map(({ id, batchIndex, userId }) => ({ id, batchIndex, userId }))).toEqual(
    ids.map((id, batchIndex) => ({ id, batchIndex, userId: user.id })),
  );
  expect(new Set(rows.map(({ title }) => title)).size).toBe(3);
});

test('counts each blog of a batch, refuses the fifth, and still answers with the fourth', async () => {
  const { headers } = await signedInUser();
  const batch = newBatch();
  const ids: string[] = [];
  for (const index of [0, 1, 2, 3]) ids.push(await responseId(await batch.item(index, headers)));
  expect(await responseId(await batch.item(3, headers))).toBe(ids[3]);
  expect(await readAnswer(batch.item(4, headers))).toMatchObject([403, { requiresSubscription: true }]);
});

test('gives a visitor one blog of a batch and then asks them to sign in', async () => {
  const { headers } = await knownVisitor();
  const batch = newBatch();
  expect((await batch.item(0, headers)).status).toBe(200);
  expect(await readAnswer(batch.item(1, headers))).toMatchObject([403, { requiresSignIn: true }]);
});

test('answers a repeated index with its blog, also without the images', async () => {
  const { user, headers } = await signedInUser();
  const batch = newBatch();
  const sourceUrls = ['http://quillcast.test/library/english/home-composting'];
  const first = await responseId(await batch.item(0, headers, { sourceUrls }));
  expect(await responseId(await batch.item(0, headers))).toBe(first);
  const quota = await (await db()).quota.findUnique({ where: { key: `user:${user.id}` } });
  expect(quota?.used).toBe(1);
});

test('does not answer with a blog of another person’s batch', async () => {
  const [owner, stranger, visitor] = [await signedInUser(), await signedInUser(), await knownVisitor()];
  const batch = newBatch();
  const own = await responseId(await batch.item(0, owner.headers));
  const strangers = await responseId(await batch.item(0, stranger.headers));
  const visitors = await responseId(await batch.item(0, visitor.headers));
  expect(new Set([own, strangers, visitors]).size).toBe(3);
});

test('continues a visitor’s batch after sign-in', async () => {
  const visitor = await knownVisitor();
  const batch = newBatch();
  const first = await responseId(await batch.item(0, visitor.headers));
  const { user, headers } = await signedInUser();
  await claimVisitorBlogs(visitor.quotaKey.replace('visitor:', ''), user.id);
  expect(await responseId(await batch.item(0, headers))).toBe(first);
  expect((await batch.item(1, headers)).status).toBe(200);
});

test('five blogs without a batchId, as in the specification, share little', async () => {
  changeSettings({ FREE_BLOG_LIMIT: '1000' });
  const { headers } = await signedInUser();
  const ids: string[] = [];
  for (let batchIndex = 0; batchIndex < 5; batchIndex += 1) {
    const body = { topic: 'Urban beekeeping', batchIndex, batchSize: 5, diversifyNiches: true };
    ids.push((await (await api.post('/api/blogs/generate', body, headers)).json()).id);
  }
  const blogs = await readBlogs(ids);
  expect(blogs).toHaveLength(5);
  expect(new Set(blogs.map(({ content }) => content.title)).size).toBe(5);
  expect(highestOverlap(blogs)).toBeLessThanOrEqual(0.1);
  const plans = model.requests.filter(({ task }) => task === 'plan');
  const angles = plans.map(({ prompt }) => angleIn(prompt));
  expect(new Set(angles.slice(-5)).size).toBe(5);
  const last = JSON.stringify(plans.at(-1)?.body);
  for (const { content } of blogs.slice(0, 4)) expect(last).toContain(content.title);
});
