import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

async function blogOf(owner: { userId?: string; visitorId?: string }): Promise<string> {
  const { id } = await (await db()).blog.create({ data: blogRow({ id: newId(), ...owner }) });
  return id;
}

async function rightsOn(id: string, headers: Record<string, string>) {
  return (await api.get(`/api/blogs/${id}/rights`, headers)).json();
}

test('the visitor who made an ownerless blog can save its style, another can only try', async () => {
  const maker = await knownVisitor();
  const id = await blogOf({ visitorId: maker.visitorId });
  const only = { isOwner: false, mayTryStyle: true };
  const makers = { ...only, maySaveStyle: true, mayDelete: true, mayTranslate: true };
  expect(await rightsOn(id, maker.headers)).toEqual(makers);
  expect(await rightsOn(id, (await knownVisitor()).headers)).toEqual({
    ...only,
    maySaveStyle: false,
    mayDelete: false,
    mayTranslate: false,
  });
  const nobodys = { ...only, maySaveStyle: false, mayDelete: false, mayTranslate: false };
  expect(await rightsOn(id, {})).toEqual(nobodys);
});

test('the owner has every right, another user none', async () => {
  const { user, headers } = await signedInUser();
  const id = await blogOf({ userId: user.id });
  const all = { isOwner: true, mayDelete: true, mayTranslate: true, maySaveStyle: true, mayTryStyle: true };
  const none = { isOwner: false, mayDelete: false, mayTranslate: false, maySaveStyle: false, mayTryStyle: false };
  expect(await rightsOn(id, headers)).toEqual(all);
  expect(await rightsOn(id, (await signedInUser()).headers)).toEqual(none);
});

test('rights are never cached, and the blog is the same for everybody', async () => {
  const maker = await knownVisitor();
  const id = await blogOf({ visitorId: maker.visitorId });
  const answer = await api.get(`/api/blogs/${id}/rights`, maker.headers);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const read = async (headers: Record<string, string>) => (await api.get(`/api/blogs/${id}`, headers)).text();
  expect(await read(maker.headers)).toBe(await read({}));
});

test('only the blog without a maker is a sample', async () => {
  const read = async (id: string) => (await api.get(`/api/blogs/${id}`, {})).json();
  expect(await read(await blogOf({}))).toMatchObject({ isSample: true });
  expect(await read(await blogOf({ visitorId: 'somebody' }))).not.toHaveProperty('isSample');
});

test('answers 404 for a blog that does not exist', async () => {
  const answer = await api.get('/api/blogs/nothing/rights');
  expect(answer.status).toBe(404);
});
