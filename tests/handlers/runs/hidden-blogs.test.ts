import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { api } from '../../support/api.ts';
import { responseAllEvents } from '../../support/event-stream.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { readBatches, startBatch, untilBatch, watchBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { generateLive, watchLive } from './live-generation.ts';

await connectFakeModel();

const change = async (id: string, data: Prisma.BlogUncheckedUpdateInput) =>
  (await db()).blog.update({ where: { id }, data });

const readRuns = async (headers: Record<string, string>) => (await api.get('/api/generations', headers)).json();

/** A blog that a visitor has written, and that a user has claimed since, in the same browser. */
async function claimed() {
  const visitor = await knownVisitor();
  const events = await responseAllEvents(await generateLive(visitor.headers));
  const blogId = String(events.at(-1)?.data.id);
  const { user, headers } = await signedInUser();
  await change(blogId, { userId: user.id, visitorId: null });
  const signedIn = { ...headers, cookie: `${headers.cookie}; ${visitor.headers.cookie}` };
  return { blogId, runId: String(events[0]?.data.generationId), signedIn, visitor };
}

test('a signed-out user sees no run of a draft', async () => {
  const { blogId, runId, signedIn, visitor } = await claimed();
  await change(blogId, { visibility: 'draft' });
  expect((await watchLive(runId, visitor.headers)).status).toBe(404);
  expect(await readRuns(visitor.headers)).toEqual([]);
  const own = await watchLive(runId, signedIn);
  expect((await responseAllEvents(own)).at(-1)?.data.id).toBe(blogId);
  expect(await readRuns(signedIn)).toMatchObject([{ id: runId, blogId }]);
});

test('the run of a blog in the bin is hidden', async () => {
  const { blogId, runId, signedIn, visitor } = await claimed();
  await change(blogId, { deletedAt: new Date() });
  for (const headers of [visitor.headers, signedIn]) {
    expect((await watchLive(runId, headers)).status).toBe(410);
    expect(await readRuns(headers)).toEqual([]);
  }
});

test('a batch hides drafts from a signed-out user, and deleted blogs from everybody', async () => {
  const visitor = await knownVisitor();
  const { id } = await startBatch(visitor.headers, { batchSize: 2 });
  const [blog] = (await untilBatch(visitor.headers, 'stopped', 1)).blogs;
  const blogId = blog?.id ?? '';
  const { user, headers } = await signedInUser();
  const signedIn = { ...headers, cookie: `${headers.cookie}; ${visitor.headers.cookie}` };
  await change(blogId, { userId: user.id, visitorId: null, visibility: 'draft' });
  const unnamed = [{ id: blogId, title: '' }];
  expect((await readBatches(visitor.headers))[0]?.blogs).toEqual(unnamed);
  const [event] = await responseAllEvents(await watchBatch(id, visitor.headers));
  expect(event?.data).toMatchObject({ batch: { blogs: unnamed } });
  expect((await readBatches(signedIn))[0]?.blogs).toEqual([blog]);
  await change(blogId, { deletedAt: new Date() });
  expect((await readBatches(signedIn))[0]?.blogs).toEqual([]);
});
