import { expect, test } from 'vitest';
import { usedQuota } from '@/lib/access/queries.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { responseAllEvents, responseEvents, untilEvent } from '../../support/event-stream.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { dataUrl, pictureNaming } from '../../support/marked-pictures.ts';
import {
  continueBatch,
  dismissBatch,
  readBatches,
  readRuns,
  startBatch,
  stopBatch,
  untilBatch,
  watchBatch,
} from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const model = await connectFakeModel();

/** The second blog of a batch meets a fault of the model. */
const faultInSecond = (fault: 'refusal' | 'hang') => model.setMode({ task: 'plan', requests: [2], fault });

test('writes the blogs one after the other without a client, each under its own title', async () => {
  const { user, headers } = await signedInUser();
  const { id, response } = await startBatch(headers);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    id,
    topic: 'Keeping bees',
    language: 'english',
    status: 'running',
    size: 3,
    blogs: [],
    runId: expect.stringMatching(/^[\w-]{22}$/),
  });
  const { blogs } = await untilBatch(headers, 'finished', 3);
  const rows = await (await db()).blog.findMany({ where: { batchId: id }, orderBy: { batchIndex: 'asc' } });
  expect(rows.map(({ title, userId }) => ({ title, userId }))).toEqual(
    blogs.map(({ title }) => ({ title, userId: user.id })),
  );
  expect(new Set(blogs.map(({ title }) => title)).size).toBe(3);
  const runs = await readRuns(id);
  expect(runs[1]?.createdAt.getTime()).toBeGreaterThanOrEqual(runs[0]?.finishedAt?.getTime() ?? 0);
  expect(await usedQuota(`user:${user.id}`)).toBe(3);
});

test('streams each written blog and the events of its run, and ends with the batch', async () => {
  const { headers } = await signedInUser();
  const { id } = await startBatch(headers, { batchSize: 2 });
  const events = await responseAllEvents(await watchBatch(id, headers));
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['accepted', 'outline', 'done']));
  const states = events
    .filter(({ type }) => type === 'batch')
    .map(({ data }) => (data as { batch: { blogs: object[] } }).batch.blogs.length);
  expect(states.at(0)).toBe(0);
  expect(states).toContain(1);
  expect(states.at(-1)).toBe(2);
  expect(events.at(-1)?.data).toMatchObject({ type: 'batch', batch: { status: 'finished' } });
});

test('stops at the first failure with its reason, and continues from there without duplicates', async () => {
  const { user, headers } = await signedInUser();
  faultInSecond('refusal');
  const { id } = await startBatch(headers);
  const stopped = await untilBatch(headers, 'stopped', 1);
  expect(stopped.failure).toMatchObject({ status: 422, code: 'unprocessable-input' });
  expect(stopped.failure?.message).not.toBe('');
  expect(await usedQuota(`user:${user.id}`)).toBe(1);
  model.setMode({});
  const answer = await continueBatch(id, headers);
  expect(await answer.json()).toMatchObject({ status: 'running' });
  const finished = await untilBatch(headers, 'finished', 3);
  expect(finished.blogs[0]).toEqual(stopped.blogs[0]);
  expect(finished).not.toHaveProperty('failure');
  expect(await (await db()).blog.count({ where: { userId: user.id } })).toBe(3);
});

test('stops on request, cancels the current blog and returns its quota', async () => {
  const { user, headers } = await signedInUser();
  faultInSecond('hang');
  const { id } = await startBatch(headers);
  await untilBatch(headers, 'running', 1);
  await eventually(() => expect(model.stats.inFlight).toBe(1));
  const answer = await (await stopBatch(id, headers)).json();
  expect(answer).toMatchObject({ status: 'stopped', blogs: [{}] });
  expect(answer).not.toHaveProperty('failure');
  await eventually(() => expect(model.stats.inFlight).toBe(0));
  expect(await usedQuota(`user:${user.id}`)).toBe(1);
  model.setMode({});
  await continueBatch(id, headers);
  await untilBatch(headers, 'finished', 3);
});

test('asks for a subscription after the last free blog, and keeps the written ones', async () => {
  const { headers } = await signedInUser();
  await startBatch(headers, { batchSize: 5 });
  const { failure } = await untilBatch(headers, 'stopped', 4);
  expect(failure).toMatchObject({ status: 403, requiresSubscription: true });
});

test('refuses a batch without a free blog', async () => {
  const { headers } = await signedInUser();
  const first = await startBatch(headers, { batchSize: 4 });
  await untilBatch(headers, 'finished', 4);
  await dismissBatch(first.id, headers);
  const { response } = await startBatch(headers);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ requiresSubscription: true });
  expect(await readBatches(headers)).toEqual([]);
});

test('a visitor gets one blog, is asked to sign in, and continues as a user on any device', async () => {
  const visitor = await knownVisitor();
  const { id } = await startBatch(visitor.headers, { batchSize: 2 });
  const { failure } = await untilBatch(visitor.headers, 'stopped', 1);
  expect(failure).toMatchObject({ status: 403, requiresSignIn: true });
  const { user, headers } = await signedInUser();
  const sameBrowser = { ...headers, cookie: `${visitor.headers.cookie}; ${headers.cookie}` };
  expect((await continueBatch(id, sameBrowser)).status).toBe(200);
  const elsewhere = await untilBatch(headers, 'finished', 2);
  expect(elsewhere.id).toBe(id);
  expect(await usedQuota(`user:${user.id}`)).toBe(1);
});

test('a running batch is not continued', async () => {
  const visitor = await knownVisitor();
  model.setMode({ task: 'plan', requests: [1], fault: 'hang' });
  const { id } = await startBatch(visitor.headers, { batchSize: 2 });
  const { headers } = await signedInUser();
  await continueBatch(id, { ...headers, cookie: `${visitor.headers.cookie}; ${headers.cookie}` });
  expect(await readRuns(id)).toHaveLength(1);
  await stopBatch(id, visitor.headers);
  model.setMode({});
});

test('gives every blog the pictures of the start, also after continuing', async () => {
  const { headers } = await signedInUser();
  faultInSecond('refusal');
  const { id } = await startBatch(headers, {
    batchSize: 2,
    userImages: [dataUrl(await pictureNaming('digitalArt'))],
    imageLinks: { 0: 'https://example.com/red' },
  });
  await untilBatch(headers, 'stopped', 1);
  model.setMode({});
  await continueBatch(id, headers);
  const { blogs } = await untilBatch(headers, 'finished', 2);
  const images = await (await db()).image.findMany({ where: { blogId: { in: blogs.map((blog) => blog.id) } } });
  expect(new Set(images.map(({ blogId }) => blogId)).size).toBe(2);
  expect(images.filter(({ sourceType }) => sourceType === 'digitalArt')).toHaveLength(2);
});

test.each([
  ['public', { visibility: 'draft' }, 'draft'],
  ['draft', { visibility: 'public' }, 'public'],
  ['draft', {}, 'draft'],
] as const)('where new blogs are %s, a batch with %o is %s', async (defaultVisibility, fields, expected) => {
  const { headers } = await signedInUser({ defaultVisibility });
  const { id } = await startBatch(headers, { batchSize: 2, ...fields });
  await untilBatch(headers, 'finished', 2);
  const blogs = await (await db()).blog.findMany({ where: { batchId: id } });
  expect(blogs.map(({ visibility }) => visibility)).toEqual([expected, expected]);
});

test('a visitor’s blog is unlisted whatever the batch says', async () => {
  const { headers } = await knownVisitor();
  const { id } = await startBatch(headers, { visibility: 'public' });
  await untilBatch(headers, 'stopped', 1);
  const blog = await (await db()).blog.findFirstOrThrow({ where: { batchId: id } });
  expect(blog.visibility).toBe('unlisted');
});

test('starts once for repeated requests', async () => {
  const { user, headers } = await signedInUser();
  const { id, response } = await startBatch(headers);
  const again = await startBatch(headers, { batchId: id });
  const others = await startBatch((await signedInUser()).headers, { batchId: id });
  expect([response.status, again.response.status, others.response.status]).toEqual([200, 200, 404]);
  await untilBatch(headers, 'finished', 3);
  expect(await (await db()).blog.count({ where: { userId: user.id } })).toBe(3);
});

test('is stopped and unlisted by a dismissal; its blogs stay', async () => {
  const { user, headers } = await signedInUser();
  faultInSecond('hang');
  const { id } = await startBatch(headers);
  const events = responseEvents(await watchBatch(id, headers));
  await untilEvent(events, 'batch');
  await untilBatch(headers, 'running', 1);
  expect((await dismissBatch(id, headers)).status).toBe(200);
  expect(await readBatches(headers)).toEqual([]);
  await eventually(() => expect(model.stats.inFlight).toBe(0));
  expect(await (await db()).blog.count({ where: { userId: user.id } })).toBe(1);
});

test('lists the blogs that are left after deletions, and no batch without any', async () => {
  const { headers } = await signedInUser();
  await startBatch(headers, { titles: ['One', 'Two', 'Three'] });
  const { blogs } = await untilBatch(headers, 'finished', 3);
  const ids = blogs.map(({ id }) => id);
  await Promise.all(ids.map((id) => api.delete(`/api/blogs/${id}`, {}, headers)));
  expect(await readBatches(headers)).toEqual([]);
  await api.post('/api/bin/restore', { ids: ids.slice(1, 2) }, headers);
  expect(await readBatches(headers)).toMatchObject([{ status: 'finished', size: 1, blogs: blogs.slice(1, 2) }]);
});

test('continues where a batch stopped after its first blog was deleted, under the titles left', async () => {
  const { headers } = await signedInUser();
  faultInSecond('refusal');
  const { id } = await startBatch(headers, { titles: ['One', 'Two', 'Three'] });
  const { blogs } = await untilBatch(headers, 'stopped', 1);
  await api.delete(`/api/blogs/${blogs[0]?.id}`, {}, headers);
  expect(await readBatches(headers)).toMatchObject([
    { status: 'stopped', size: 2, blogs: [], titles: ['Two', 'Three'] },
  ]);
  model.setMode({});
  await continueBatch(id, headers);
  expect((await untilBatch(headers, 'finished', 2)).size).toBe(2);
});

test('refuses an invalid form', async () => {
  const { response } = await startBatch((await signedInUser()).headers, { topic: 'ab' });
  expect(response.status).toBe(400);
  expect((await response.json()).message).toBe('Topic must be at least 3 characters');
});
