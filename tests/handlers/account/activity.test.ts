import { expect, test } from 'vitest';
import { sweep } from '@/lib/access/mutations.ts';
import { nextAuthOptions } from '@/lib/auth/next-auth-options.ts';
import { hashPassword } from '@/lib/auth/passwords.ts';
import { listActivity } from '@/lib/auth/service.ts';
import { newVisitorId } from '@/lib/auth/session.ts';
import { deleteBlog, publishOnTime } from '@/lib/blogs/bin-and-visibility/service.ts';
import { createBlog } from '@/lib/blogs/mutations.ts';
import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { noteActivity } from '@/lib/users/mutations.ts';
import { findBelongings } from '@/lib/users/queries.ts';
import { answered } from '../../support/answered.ts';
import { api } from '../../support/api.ts';
import { ownerWithBlog, startedDev, submitBlog } from '../../support/backlinks.ts';
import { blogRow } from '../../support/blogs.ts';
import { ownedBlog, savedBlog } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';

const dev = await startedDev();

/** A user as their own actor. */
const actorOf = (user: User) => ({
  ...{ kind: 'user' as const, user, address: '198.51.100.1', visitorId: newVisitorId(), isNewVisitor: false },
});

const read = (user: User, before?: string) => listActivity(actorOf(user), before);

/** The sentences of a user's log, the oldest first. */
const sentences = async (user: User) => (await read(user)).map(({ text }) => text).reverse();

test('notes registration, sign-ins and new passwords, without addresses', async () => {
  const { user, headers } = await signedInUser({ passwordHash: await hashPassword('violet lighthouse') });
  await api.post('/api/account/login', { email: user.email, password: 'violet lighthouse' }, headers);
  await api.post('/api/account/login', { email: user.email, password: 'wrong password' }, headers);
  const { events } = await nextAuthOptions(newVisitorId());
  await events?.signIn?.({ user: { id: user.id }, account: null });
  const passwords = {
    currentPassword: 'violet lighthouse',
    password: 'amber harbour',
    confirmPassword: 'amber harbour',
  };
  await api.post('/api/account/password', passwords, headers);
  expect(await sentences(user)).toEqual([
    'Signed in with a password.',
    'Signed in with Google.',
    'Password changed, and all sessions ended.',
  ]);
  const email = `new-${newId()}@example.com`.toLowerCase();
  await api.post('/api/account/register', { ...passwords, email }, headers);
  const registered = await (await db()).user.findUniqueOrThrow({ where: { email } });
  expect(await sentences(registered)).toEqual(['Account created.']);
});

test('notes what happens to blogs, one entry for each action', async () => {
  const { user, headers, id } = await ownedBlog({ title: 'Tea', visibility: 'draft' });
  const other = await savedBlog({ userId: user.id, title: 'Coffee' });
  const set = (body: object) => api.put('/api/blogs/visibility', body, headers);
  await set({ ids: [id], visibility: 'public' });
  await set({ ids: [id], visibility: 'public', aiOptOuts: ['training'] });
  await set({ ids: [id, other.id], visibility: 'unlisted' });
  await set({ ids: [id], visibility: 'draft', publishAt: '2099-01-02T03:04:05.000Z' });
  await (await db()).blog.update({ where: { id }, data: { publishAt: new Date(0) } });
  await publishOnTime();
  await api.delete(`/api/blogs/${id}`, {}, headers);
  await api.post('/api/bin/restore', { ids: [id] }, headers);
  await api.post('/api/bin', { ids: [id, other.id] }, headers);
  await api.delete('/api/bin', { ids: [id] }, headers);
  await (await db()).$transaction((tx) =>
    createBlog(tx, blogRow({ id: newId(), userId: user.id, title: 'New' }), [], []),
  );
  expect(await sentences(user)).toEqual([
    'Set to public: “Tea”.',
    'Set to unlisted: 2 blogs.',
    'Set to draft, public from Fri, 02 Jan 2099 03:04:05 GMT: “Tea”.',
    'Published at the set time: “Tea”.',
    'Moved to Trash: “Tea”.',
    'Restored: “Tea”.',
    'Moved to Trash: 2 blogs.',
    'Deleted permanently: “Tea”.',
    'Created as public: “New”.',
  ]);
});

test('is read and exported in the language of its reader', async () => {
  const { user, headers, id } = await ownedBlog({ title: 'Tea', visibility: 'public' });
  const publishAt = '2099-01-02T03:04:05.000Z';
  await api.put('/api/blogs/visibility', { ids: [id], visibility: 'draft', publishAt }, headers);
  const { result } = await answered(() => sentences(user), { language: 'de' });
  expect(result).toEqual(['Jetzt Entwurf, öffentlich ab Fr., 2. Jan. 2099, 03:04 UTC: „Tea“.']);
  const exported = await api.get('/api/account/export', { ...headers, 'accept-language': 'de' });
  expect((await exported.json()).activities).toMatchObject([{ text: expect.stringMatching(/^Jetzt Entwurf/) }]);
});

test('notes submissions to platforms once', async () => {
  const owner = await ownerWithBlog();
  const body = { platform: 'devto', credentials: { apiKey: dev.apiKey } };
  await submitBlog(owner, body);
  await submitBlog(owner, body);
  const { title } = await (await db()).blog.findUniqueOrThrow({ where: { id: owner.blogId } });
  expect(await sentences(owner.user)).toEqual([`Submitted to DEV: “${title}”.`]);
});

test('notes reviews', async () => {
  const { user, headers, id } = await ownedBlog({ title: 'Tea', writer: 'model' }, { name: 'Ada' });
  for (const isReviewed of [true, false])
    await api.put(`/api/blogs/${id}/review`, { isReviewed, editedAt: null }, headers);
  expect(await sentences(user)).toEqual(['Review stated: “Tea”.', 'Review taken back: “Tea”.']);
});

test('names the key that did it', async () => {
  const { user, id } = await ownedBlog({ title: 'Tea' });
  await deleteBlog({ ...actorOf(user), access: { id: 'x', name: 'My script', scopes: ['publish'] } }, id);
  expect(await read(user)).toMatchObject([{ text: 'Moved to Trash: “Tea”.', by: 'My script' }]);
});

test('shows fifty entries a page, of its owner only', async () => {
  const [{ user }, other] = [await signedInUser(), await signedInUser()];
  for (let at = 1; at <= 52; at += 1) await noteActivity({ userId: user.id, kind: 'sign_in', text: `Entry ${at}.` });
  const first = await read(user);
  expect(first.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, at) => `Entry ${52 - at}.`));
  const last = `${first.at(-1)?.id}`;
  expect((await read(user, last)).map(({ text }) => text)).toEqual(['Entry 2.', 'Entry 1.']);
  expect(await read(other.user)).toEqual([]);
  expect(await read(other.user, last)).toEqual([]);
  expect(await read(user, 'x')).toHaveLength(50);
  expect((await findBelongings(user.id)).activities).toHaveLength(52);
});

test('keeps entries for 180 days', async () => {
  const { user } = await signedInUser();
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const row = { userId: user.id, kind: 'sign_in' as const };
  await (await db()).activity.createMany({
    data: [
      { ...row, text: 'Old.', createdAt: daysAgo(181) },
      { ...row, text: 'Recent.', createdAt: daysAgo(179) },
    ],
  });
  await sweep();
  expect(await sentences(user)).toEqual(['Recent.']);
});
