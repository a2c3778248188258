import { afterEach, expect, test, vi } from 'vitest';
import { usedQuota } from '@/lib/access/queries.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { highestOverlap, readBlogs } from '../../support/batches.ts';
import { dataUrl, pictureNaming } from '../../support/marked-pictures.ts';
import { makeRefusal } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const NOTE = 'http://quillcast.test/library/english/home-composting';

afterEach(() => void vi.useRealTimers());

/** One blog of a batch, as the specification has its request. */
const item = (headers: Record<string, string>, batchIndex: number, changes: object = {}) =>
  api.post(
    '/api/blogs/generate',
    {
      topic: 'Home composting',
      length: 'small',
      language: 'english',
      batchIndex,
      batchSize: 4,
      diversifyNiches: true,
      sourceUrls: [NOTE],
      findSources: false,
      ...changes,
    },
    headers,
  );

const responseId = async (response: Response): Promise<string> => (await response.json()).id;

const makeBatch = async (response: Response) => {
  const where = { id: await responseId(response) };
  return (await (await db()).blog.findUniqueOrThrow({ where })).batchId;
};

test('blogs of one topic and size do not repeat each other, and one too many is not counted', async () => {
  const { user, headers } = await signedInUser();
  const ids = [
    await responseId(await item(headers, 0)),
    await responseId(await item(headers, 1)),
    await responseId(await item(headers, 2)),
  ];
  const blogs = await readBlogs(ids);
  expect(blogs).toHaveLength(3);
  expect(highestOverlap(blogs)).toBeLessThanOrEqual(0.1);
  expect(new Set(blogs.map(({ content }) => content.title)).size).toBe(3);
  expect(await makeRefusal(item(headers, 3))).toEqual([422, expect.stringMatching(/^The sources are used up: /)]);
  expect(await usedQuota(`user:${user.id}`)).toBe(3);
});

test('concurrent requests share a batch', async () => {
  const { user, headers } = await signedInUser();
  const responses = await Promise.all([0, 1, 2, 3].map((index) => item(headers, index)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422]);
  const written = responses.filter(({ status }) => status === 200);
  const blogs = await readBlogs(await Promise.all(written.map(responseId)));
  expect(highestOverlap(blogs)).toBeLessThanOrEqual(0.1);
  expect(await usedQuota(`user:${user.id}`)).toBe(3);
});

test.each([
  ['the library covers', 'Sourdough bread', ['library', 'library', 'library']],
  ['nothing covers', 'How to clean a cast iron pan', ['close', 'close', 'close']],
])('a program’s batch on a topic that %s gets a blog of its own each time', async (_, topic, writers) => {
  const { user, headers } = await signedInUser();
  const items = [0, 1, 2].map((index) => item(headers, index, { topic, sourceUrls: [] }));
  const written = await readBlogs(await Promise.all((await Promise.all(items)).map(responseId)));
  expect(written.map(({ writer }) => writer)).toEqual(writers);
  expect(highestOverlap(written)).toBeLessThanOrEqual(0.1);
  expect(await usedQuota(`user:${user.id}`)).toBe(3);
});

test('a repeated index answers with its blog, or a new one after a deletion', async () => {
  const { user, headers } = await signedInUser();
  const first = await responseId(await item(headers, 0));
  expect(await responseId(await item(headers, 0))).toBe(first);
  expect(await usedQuota(`user:${user.id}`)).toBe(1);
  await (await db()).blog.update({ where: { id: first }, data: { deletedAt: new Date() } });
  const second = await responseId(await item(headers, 0));
  expect(second).not.toBe(first);
  expect(await (await db()).blog.count({ where: { id: second } })).toBe(1);
});

test.each([
  ['another size', { batchSize: 2 }],
  ['another audience', { audience: 'Gardeners' }],
  ['other images', { userImages: [dataUrl(await pictureNaming('digitalArt'))] }],
])('%s is another batch', async (_, changes) => {
  const { user, headers } = await signedInUser();
  await item(headers, 0);
  await item(headers, 0, changes);
  const runs = await (await db()).generation.findMany({ where: { actor: `user:${user.id}` } });
  expect(new Set(runs.map(({ request }) => (request as { batchId: string }).batchId)).size).toBe(2);
});

test('the index and the stated requester are no other batch', async () => {
  const { user, headers } = await signedInUser();
  const first = await makeBatch(await item(headers, 0));
  expect(await makeBatch(await item(headers, 1, { userId: user.id, userName: 'Ada' }))).toBe(first);
});

test('the first index of a finished batch begins another, the last one is still answered with its blog', async () => {
  const { user, headers } = await signedInUser();
  const write = async (index: number) => responseId(await item(headers, index, { batchSize: 2 }));
  const [first, last] = [await write(0), await write(1)];
  expect(await write(1)).toBe(last);
  expect(await usedQuota(`user:${user.id}`)).toBe(2);
  const next = await write(0);
  expect(next).not.toBe(first);
  expect(await write(0)).toBe(next);
  expect(await write(1)).not.toBe(last);
  expect(await usedQuota(`user:${user.id}`)).toBe(4);
});

test('concurrent first indexes after a finished batch are one blog', async () => {
  const { headers } = await signedInUser();
  const write = async (index: number) => responseId(await item(headers, index, { batchSize: 2 }));
  await write(0);
  await write(1);
  expect(new Set(await Promise.all([write(0), write(0), write(0)])).size).toBe(1);
});

test('continues within an hour of the newest blog, and is another batch later', async () => {
  const { user, headers } = await signedInUser();
  const begun = Date.now();
  const isOver = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: begun + minutes * 60_000 });
    await (await db()).generation.updateMany({
      where: { actor: `user:${user.id}` },
      data: { finishedAt: new Date(begun - minutes * 60_000) },
    });
  };
  const first = await makeBatch(await item(headers, 0));
  await isOver(59);
  expect(await makeBatch(await item(headers, 1))).toBe(first);
  await isOver(61);
  expect(await makeBatch(await item(headers, 0))).not.toBe(first);
});
