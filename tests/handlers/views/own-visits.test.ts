import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { blogRow } from '../../support/blogs.ts';
import { readerAt } from '../../support/readers.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { startCountingServer } from '../../support/visits.ts';

/** A blog of a user, or of a visitor. */
async function makeBlog(owner: { userId: string } | { visitorId: string }): Promise<string> {
  const id = newId();
  await (await db()).blog.create({ data: blogRow({ id, ...owner }) });
  return id;
}

/** Reads a blog's page from another site with each of the cookies, and returns the stored counts. */
async function readWith(cookies: readonly string[], blogId: string) {
  const server = await startCountingServer();
  for (const [at, cookie] of cookies.entries()) {
    const headers = readerAt(`203.0.113.${at + 1}`, { cookie, referer: 'https://news.example/' });
    await server.visit(`/share/${blogId}`, headers);
    await server.visit(`/api/views/${blogId}/page.gif`, headers);
  }
  expect(await server.stop()).toEqual([]);
  const prisma = await db();
  const views = await prisma.blogViews.findFirst({ where: { blogId } });
  const referrer = await prisma.blogReferrer.findFirst({ where: { blogId } });
  return { views: views?.views ?? 0, readers: views?.readers ?? 0, visits: referrer?.visits ?? 0 };
}

test('leaves out the owner, and counts another user and a reader without a session', async () => {
  const [owner, other] = [await signedInUser(), await signedInUser()];
  const id = await makeBlog({ userId: owner.user.id });
  const cookies = [`theme=dark; ${owner.headers.cookie}`, other.headers.cookie, 'theme=dark'];
  expect(await readWith(cookies, id)).toEqual({ views: 2, readers: 2, visits: 2 });
});

test('stores nothing when only the owner looks', async () => {
  const owner = await signedInUser();
  const id = await makeBlog({ userId: owner.user.id });
  expect(await readWith([owner.headers.cookie, owner.headers.cookie], id)).toEqual({ views: 0, readers: 0, visits: 0 });
  expect(await (await db()).blogViews.count({ where: { blogId: id } })).toBe(0);
});

test('leaves out the visitor who made the blog in this browser', async () => {
  const [maker, other] = [await knownVisitor(), await knownVisitor()];
  const id = await makeBlog({ visitorId: maker.quotaKey.replace('visitor:', '') });
  expect(await readWith([maker.headers.cookie, other.headers.cookie], id)).toEqual({ views: 1, readers: 1, visits: 1 });
});

test('counts a forged session and a visitor cookie with another signature', async () => {
  const owner = await signedInUser();
  const id = await makeBlog({ userId: owner.user.id });
  const forged = [`${owner.headers.cookie}x`, `quillcast_visitor=${owner.user.id}.x`];
  expect(await readWith(forged, id)).toEqual({ views: 2, readers: 2, visits: 2 });
});

test('counts once what could not be stored at first, still without the owner', async () => {
  const [owner, other] = [await signedInUser(), await signedInUser()];
  const id = await makeBlog({ userId: owner.user.id });
  const prisma = await db();
  const server = await startCountingServer();
  const look = (cookie: string) => server.visit(`/api/views/${id}/page.gif`, readerAt('203.0.113.9', { cookie }));
  await prisma.$executeRawUnsafe('ALTER TABLE blog_views RENAME TO blog_views_away');
  await look(owner.headers.cookie);
  await look(other.headers.cookie);
  await expect.poll(() => server.failures.length, { timeout: 10_000 }).toBe(1);
  await prisma.$executeRawUnsafe('ALTER TABLE blog_views_away RENAME TO blog_views');
  await look(owner.headers.cookie);
  await look(other.headers.cookie);
  await server.stop();
  expect(await prisma.blogViews.findFirst({ where: { blogId: id } })).toMatchObject({ views: 2, readers: 1 });
});
