import { expect, test } from 'vitest';
import { publishOnTime } from '@/lib/blogs/bin-and-visibility/service.ts';
import { publishNextDue } from '@/lib/blogs/mutations.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { claimVisitorBlogs } from '@/lib/users/mutations.ts';
import { api } from '../../support/api.ts';
import { changesDuring } from '../../support/changes.ts';
import { ownedBlog, readRow, savedBlog } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

type Headers = Record<string, string>;

const choose = (defaultVisibility: string, headers: Headers) =>
  api.put('/api/account/default-visibility', { defaultVisibility }, headers);

async function visibilityOfNewBlog(headers: Headers) {
  const answer = await api.post('/api/blogs/generate', { topic: 'Growing tea', length: 'small' }, headers);
  const { id } = await answer.json();
  return (await readRow(id)).visibility;
}

test('new blogs of accounts are public, of visitors unlisted', async () => {
  expect(await visibilityOfNewBlog((await signedInUser()).headers)).toBe('public');
  expect(await visibilityOfNewBlog((await knownVisitor()).headers)).toBe('unlisted');
});

test.each(['draft', 'unlisted'])('an account can set %s as the default visibility', async (visibility) => {
  const { headers, id } = await ownedBlog();
  const response = await choose(visibility, headers);
  expect((await response.json()).user).toMatchObject({ defaultVisibility: visibility });
  expect(await visibilityOfNewBlog(headers)).toBe(visibility);
  const before = await readRow(id);
  expect(before.visibility).toBe('public');
});

test.each(['draft', 'unlisted', 'public'] as const)(
  'what a visitor made becomes %s when an account claims it that has set so',
  async (defaultVisibility) => {
    const { user } = await signedInUser({ defaultVisibility });
    const visitorId = newId();
    const { id } = await savedBlog({ visitorId, visibility: 'unlisted' });
    await claimVisitorBlogs(visitorId, user.id);
    expect(await (await db()).blog.findUnique({ where: { id } })).toMatchObject({
      userId: user.id,
      visibility: defaultVisibility,
    });
  },
);

test('claiming includes the visitor’s deleted blogs', async () => {
  const { user } = await signedInUser();
  const visitorId = newId();
  const deletedAt = new Date();
  const { id } = await savedBlog({ visitorId, visibility: 'unlisted', deletedAt });
  await claimVisitorBlogs(visitorId, user.id);
  expect(await (await db()).blog.findUnique({ where: { id } })).toMatchObject({ deletedAt });
});

/** A draft due in so many ms. */
async function scheduled(inMs: number, more: { deletedAt?: Date } = {}) {
  const publishAt = new Date(Date.now() + inMs);
  return ownedBlog({ visibility: 'draft', publishAt, ...more });
}

const readState = async (id: string) =>
  (await db()).blog.findUnique({ where: { id }, select: { visibility: true, publishAt: true } });

test('a draft is published on time and appears in every list', async () => {
  const { user, id } = await scheduled(-1000);
  const names = await changesDuring(async () => expect(await publishNextDue()).toEqual({ id }));
  expect(names).toEqual([`blog:${id}`, 'blogs', `blogs-of:${user.id}`]);
  expect(await readState(id)).toEqual({ visibility: 'public', publishAt: null });
  expect(await publishNextDue()).toBeNull();
});

test('publishes neither early nor from the bin', async () => {
  await scheduled(60_000);
  await scheduled(-1000, { deletedAt: new Date() });
  expect(await publishNextDue()).toBeNull();
});

test('no two processes publish the same draft', async () => {
  const ids = [(await scheduled(-1000)).id, (await scheduled(-1000)).id];
  const published = await Promise.all([publishNextDue(), publishNextDue(), publishNextDue()]);
  const done = published.flatMap((each) => (each ? [each.id] : []));
  expect(done.toSorted()).toEqual(ids.toSorted());
});

test('all overdue drafts are published in one go', async () => {
  const ids = [(await scheduled(-60_000)).id, (await scheduled(-1000)).id];
  await publishOnTime();
  for (const id of ids) expect(await readState(id)).toEqual({ visibility: 'public', publishAt: null });
});
