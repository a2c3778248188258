import { expect, test } from 'vitest';
import { readActor } from '@/lib/auth/actor.ts';
import { deleteBlogs } from '@/lib/blogs/mutations.ts';
import { authorOfDeleted, blogToKeep, getBlog } from '@/lib/blogs/reading/service.ts';
import { newId } from '@/lib/ids.ts';
import { answered } from '../../support/answered.ts';
import { type BlogColumns, savedBlog } from '../../support/owned-blog.ts';
import { get } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const writeBlog = async (columns: BlogColumns) => (await savedBlog(columns)).id;

const deletedAt = new Date();

test('the author of a blog in the bin is known with their three newest public blogs', async () => {
  const { user } = await signedInUser();
  const userId = user.id;
  const id = await writeBlog({ userId, deletedAt });
  await writeBlog({ userId, visibility: 'draft', title: 'Draft' });
  await writeBlog({ userId, visibility: 'unlisted', title: 'Unlisted' });
  for (const [day, title] of ['One', 'Two', 'Three', 'Four'].entries()) {
    await writeBlog({ userId, title, createdAt: new Date(2026, 0, day + 1) });
  }
  const author = await authorOfDeleted(id);
  expect(author).toMatchObject({ ownerId: userId, profile: { slug: user.slug, displayName: user.name } });
  expect(author?.blogs.map(({ content }) => content.title)).toEqual(['Four', 'Three', 'Two']);
});

test('nobody is named as the author of a visitor’s, or of a permanently deleted blog', async () => {
  const { user } = await signedInUser();
  const id = await writeBlog({ userId: user.id, deletedAt });
  await deleteBlogs({ id });
  expect(await authorOfDeleted(id)).toBeUndefined();
  expect(await authorOfDeleted(await writeBlog({ visitorId: newId(), deletedAt }))).toBeUndefined();
});

test('a deleted blog of another user is not found on an own domain', async () => {
  const [owner, other] = [await signedInUser(), await signedInUser()];
  const id = await writeBlog({ userId: other.user.id, deletedAt });
  const ownDomain = { userId: owner.user.id, slug: owner.user.slug, host: 'blog.example.org' };
  await expect(answered(() => getBlog(id), { ownDomain })).rejects.toMatchObject({ code: 'not-found' });
  await expect(getBlog(id)).rejects.toMatchObject({ code: 'gone' });
});

test('a visitor keeps the newest blog that is neither deleted nor taken over', async () => {
  const { headers, visitorId } = await knownVisitor();
  const actor = await readActor(get('/login', headers));
  expect(await blogToKeep(actor)).toBeNull();
  await writeBlog({ visitorId, title: 'Old', createdAt: new Date('2026-01-01') });
  await writeBlog({ visitorId, title: 'New', language: 'german' });
  await writeBlog({ visitorId, title: 'Deleted', deletedAt });
  expect(await blogToKeep(actor)).toEqual({ title: 'New', language: 'german' });
});

test('a signed-in user and a new visitor have no blog to keep', async () => {
  const { headers } = await signedInUser();
  expect(await blogToKeep(await readActor(get('/login', headers)))).toBeNull();
  expect(await blogToKeep(await readActor(get('/login')))).toBeNull();
});
