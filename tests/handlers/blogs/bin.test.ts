import { expect, test } from 'vitest';
import { sweepBin } from '@/lib/blogs/bin-and-visibility/service.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { changesDuring } from '../../support/changes.ts';
import { BLOG_ANSWERS, blogWithPicture } from '../../support/public-routes.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

type Headers = Record<string, string>;

const DAY_MS = 24 * 60 * 60 * 1000;

const remove = (id: string, headers: Headers) => api.delete(`/api/blogs/${id}`, {}, headers);
const removeAll = (ids: string[], headers: Headers) => api.post('/api/bin', { ids }, headers);
const undo = (ids: string[], headers: Headers) => api.post('/api/bin/restore', { ids }, headers);
const empty = (ids: string[] | 'all', headers: Headers) => api.delete('/api/bin', { ids }, headers);
const bin = async (headers: Headers) => (await api.get('/api/bin', headers)).json();

async function ownerWithBlogs(count: number) {
  const { user, headers } = await signedInUser();
  const ids = Array.from({ length: count }, newId);
  for (const id of ids) await blogWithPicture({ id, userId: user.id });
  return { user, headers, ids, id: ids[0] ?? '' };
}

const readRow = async (id: string) => (await db()).blog.findUnique({ where: { id } });

async function visitorWithBlog() {
  const { headers, visitorId } = await knownVisitor();
  const { id } = await blogWithPicture({ id: newId(), visitorId, visibility: 'unlisted' });
  return { headers, id, visitorId };
}

test('a deleted blog is in its owner’s bin for 30 days', async () => {
  const { headers, id } = await ownerWithBlogs(1);
  expect((await remove(id, headers)).status).toBe(200);
  const { blogs, total } = await bin(headers);
  expect(total).toBe(1);
  expect(blogs).toMatchObject([{ id, title: 'Quokkas at Home', language: 'english' }]);
  const [{ deletedAt, goneAt }] = blogs;
  expect(Date.parse(goneAt) - Date.parse(deletedAt)).toBe(30 * DAY_MS);
  expect((await remove(id, headers)).status).toBe(410);
});

test('several are deleted and restored at once, with their text and pictures', async () => {
  const { headers, ids, id } = await ownerWithBlogs(3);
  const before = await readRow(id);
  expect((await removeAll(ids, headers)).status).toBe(200);
  expect((await bin(headers)).total).toBe(3);
  expect((await undo(ids, headers)).status).toBe(200);
  expect((await bin(headers)).total).toBe(0);
  expect(await readRow(id)).toEqual(before);
  const response = await BLOG_ANSWERS.json?.({ id, imageId: '' }, {});
  expect(response?.status).toBe(200);
});

test('deletes none of several when one of them is another user’s', async () => {
  const [mine, other] = [await ownerWithBlogs(1), await ownerWithBlogs(1)];
  expect((await removeAll([mine.id, other.id], mine.headers)).status).toBe(403);
  expect((await readRow(mine.id))?.deletedAt).toBeNull();
  expect((await readRow(other.id))?.deletedAt).toBeNull();
});

test('a visitor deletes and restores their own blog', async () => {
  const { headers, id } = await visitorWithBlog();
  expect((await remove(id, headers)).status).toBe(200);
  expect((await bin(headers)).blogs).toMatchObject([{ id }]);
  expect((await bin({})).blogs).toEqual([]);
  expect((await undo([id], headers)).status).toBe(200);
  expect((await readRow(id))?.deletedAt).toBeNull();
});

test('another user can neither restore nor permanently delete a blog', async () => {
  const { headers, id } = await ownerWithBlogs(1);
  await remove(id, headers);
  const other = await signedInUser();
  expect((await undo([id], other.headers)).status).toBe(403);
  expect((await empty([id], other.headers)).status).toBe(403);
  expect((await empty('all', other.headers)).status).toBe(200);
  expect((await readRow(id))?.deletedAt).not.toBeNull();
});

/** Counts a blog's rows per table. */
async function readRows(blogId: string) {
  const prisma = await db();
  const where = { blogId };
  return {
    blogs: await prisma.blog.count({ where: { id: blogId } }),
    pictures: await prisma.image.count({ where }),
    revisions: await prisma.blogRevision.count({ where }),
    snapshots: await prisma.sourceSnapshot.count({ where }),
    log: await prisma.generationEvent.count({ where: { generation: { blogId } } }),
  };
}

const NOTHING = { blogs: 0, pictures: 0, revisions: 0, snapshots: 0, log: 0 };

/** A blog with one row in every related table. */
async function withBelongings(blogId: string, actor: string) {
  const prisma = await db();
  const text = { title: 'Before', intro: 'x', sections: [], conclusion: 'x' };
  await prisma.blogRevision.create({ data: { id: newId(), blogId, ...text } });
  const page = { url: 'https://a.example', title: 'A', text: 'x', hash: 'x', readAt: new Date() };
  await prisma.sourceSnapshot.create({ data: { blogId, number: 1, ...page } });
  await prisma.generation.create({
    data: {
      id: newId(),
      actor,
      idempotencyKey: newId(),
      requestHash: '',
      blogId,
      leaseExpiresAt: new Date(),
      events: { create: { seq: 1, type: 'part', data: { text: 'Quokkas' } } },
    },
  });
}

test('permanent deletion removes pictures, versions, sources and logs', async () => {
  const { user, headers, id } = await ownerWithBlogs(1);
  await withBelongings(id, `user:${user.id}`);
  await remove(id, headers);
  expect((await readRows(id)).pictures).toBe(1);
  expect((await empty([id], headers)).status).toBe(200);
  expect(await readRows(id)).toEqual(NOTHING);
});

test('only blogs in the bin are permanently deleted', async () => {
  const { headers, ids } = await ownerWithBlogs(2);
  const [kept = '', deleted = ''] = ids;
  await remove(deleted, headers);
  await empty(ids, headers);
  await empty('all', headers);
  expect(await readRow(kept)).not.toBeNull();
  expect(await readRow(deleted)).toBeNull();
});

test('emptying the bin leaves nothing in it', async () => {
  const { headers, ids } = await ownerWithBlogs(3);
  await removeAll(ids, headers);
  expect((await empty('all', headers)).status).toBe(200);
  expect(await bin(headers)).toEqual({ blogs: [], total: 0 });
});

test('emptying the bin takes more blogs than one transaction deletes', async () => {
  const { user, headers } = await signedInUser();
  await (await db()).$executeRaw`
    INSERT INTO blogs (id, topic, language, length, title, intro, sections, conclusion, writer, style, user_id, updated_at,
      deleted_at)
    SELECT ${user.id} || n, 'Tea', 'english', 'small', 'Tea', 'Tea', '[]', 'Tea', 'model', 'minimal', ${user.id}, now(), now()
    FROM generate_series(1, 1001) AS n`;
  expect((await empty('all', headers)).status).toBe(200);
  expect((await bin(headers)).total).toBe(0);
});

test('the daily sweep removes blogs deleted 30 days ago', async () => {
  const { headers, ids } = await ownerWithBlogs(2);
  const [old = '', young = ''] = ids;
  await removeAll(ids, headers);
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  await (await db()).blog.update({ where: { id: old }, data: { deletedAt: ago(30.01) } });
  await (await db()).blog.update({ where: { id: young }, data: { deletedAt: ago(29.9) } });
  await sweepBin();
  expect(await readRows(old)).toEqual(NOTHING);
  expect(await readRow(young)).not.toBeNull();
});

test('deleting and restoring invalidate the caches of all processes', async () => {
  const { user, headers, id } = await ownerWithBlogs(1);
  const names = [`blog:${id}`, 'blogs', `blogs-of:${user.id}`];
  expect(await changesDuring(() => remove(id, headers))).toEqual(names);
  expect(await changesDuring(() => undo([id], headers))).toEqual(names);
});

test('a deleted blog still counts towards the four free ones', async () => {
  const { user, headers, id } = await ownerWithBlogs(1);
  await (await db()).quota.create({ data: { key: `user:${user.id}`, used: 1 } });
  await remove(id, headers);
  await empty('all', headers);
  const answer = await api.get(`/api/subscription/can-create?userId=${user.id}`, headers);
  expect(await answer.json()).toMatchObject({ blogCount: 1, freeBlogsLeft: 3 });
});
