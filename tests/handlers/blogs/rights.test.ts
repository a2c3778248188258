import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { api } from '../../support/api.ts';
import { type BlogColumns, ownedBlog, savedBlog } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

const makeBlog = async (columns: BlogColumns) => (await savedBlog(columns)).id;

async function rightsOn(id: string, headers: Record<string, string>) {
  return (await api.get(`/api/blogs/${id}/rights`, headers)).json();
}

test('asks for the rights of its owner, its maker and others', async () => {
  const [owner, maker] = [await signedInUser(), await knownVisitor()];
  const owned = await makeBlog({ userId: owner.user.id });
  const ownerless = await makeBlog({ visitorId: maker.visitorId });
  const none = { isOwner: false, mayDelete: false, mayTranslate: false, maySaveStyle: false, mayTryStyle: false };
  const own = { mayDelete: true, mayTranslate: true, maySaveStyle: true, mayTryStyle: true };
  expect(await rightsOn(owned, owner.headers)).toEqual({ isOwner: true, ...own });
  expect(await rightsOn(owned, (await signedInUser()).headers)).toEqual(none);
  expect(await rightsOn(ownerless, maker.headers)).toEqual({ isOwner: false, ...own });
  for (const headers of [(await knownVisitor()).headers, {}]) {
    expect(await rightsOn(ownerless, headers)).toEqual({ ...none, mayTryStyle: true });
  }
});

test('rights are never cached, and the blog is the same for everybody', async () => {
  const maker = await knownVisitor();
  const id = await makeBlog({ visitorId: maker.visitorId });
  const answer = await api.get(`/api/blogs/${id}/rights`, maker.headers);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const read = async (headers: Record<string, string>) => (await api.get(`/api/blogs/${id}`, headers)).text();
  expect(await read(maker.headers)).toBe(await read({}));
});

test('only the blog without a maker is a sample', async () => {
  const read = async (id: string) => (await api.get(`/api/blogs/${id}`, {})).json();
  expect(await read(await makeBlog({}))).toMatchObject({ isSample: true });
  expect(await read(await makeBlog({ visitorId: 'somebody' }))).not.toHaveProperty('isSample');
});

test.each([
  [{ visibility: 'draft' }, 404],
  [{ deletedAt: new Date() }, 410],
  [{ id: 'something else' }, 404],
] as const)('says nothing about a blog of others with %o', async (columns, status) => {
  await savedBlog({ id: `hidden-${status}`, ...columns });
  expect((await api.get(`/api/blogs/hidden-${status}/rights`)).status).toBe(status);
});

test('a blog and its author come with one call into the database', async () => {
  const { id } = await ownedBlog({ title: 'Tea' }, { name: 'Grace Hopper' });
  const calls = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await api.get(`/api/blogs/${id}`);
  expect(await answer.json()).toMatchObject({ userDisplayName: 'Grace Hopper', content: { title: 'Tea' } });
  // The connection to the changes asks now and then whether it lives.
  const reads = calls.mock.calls.filter(([query]) => JSON.stringify(query).includes('FROM'));
  expect(reads).toHaveLength(1);
});
