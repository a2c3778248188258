import { expect, test } from 'vitest';
import { sessionUser } from '@/lib/auth/session.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { blogRow } from '../../support/blogs.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { askedDuring } from '../../support/locks.ts';
import { get, makeRefusal } from '../../support/requests.ts';
import { startBatch } from '../../support/server-batches.ts';
import { signedInUser } from '../../support/users.ts';

await connectFakeModel();

const remove = (body: object, headers: Record<string, string>) => api.delete('/api/account', body, headers);

test('a new display name shows on blogs and public pages at once, and the slug stays', async () => {
  const { user, headers } = await signedInUser();
  await (await db()).blog.create({ data: blogRow({ id: 'renamed-blog', userId: user.id }) });
  const response = await api.patch('/api/account', { displayName: '  Ada   King ' }, headers);
  expect((await response.json()).user).toMatchObject({ displayName: 'Ada King', slug: user.slug });
  const blog = await api.get('/api/blogs/renamed-blog');
  expect(await blog.json()).toMatchObject({ userDisplayName: 'Ada King', usernameSlug: user.slug });
});

test('exports the account and all that belongs to it, without secrets', async () => {
  const { user, headers } = await signedInUser({ passwordHash: '$argon2id$secret' });
  const { id: batch } = await startBatch(headers, { topic: 'Growing saffron' });
  const userId = user.id;
  const prisma = await db();
  const deletedAt = new Date('2026-01-02');
  await prisma.blog.createMany({
    data: [
      blogRow({ id: 'exported', userId }),
      blogRow({ id: 'exported-draft', userId, visibility: 'draft' }),
      blogRow({ id: 'exported-deleted', userId, deletedAt }),
    ],
  });
  await prisma.blogRevision.create({
    data: { id: 'r1', blogId: 'exported', title: 'Before', intro: '', sections: [], conclusion: '' },
  });
  await prisma.account.create({ data: { userId, type: 'oauth', provider: 'google', providerAccountId: 'g-77' } });
  await prisma.stripeCustomer.create({ data: { id: 'cus_export', userId } });
  const secret = { userId, encryptedSecret: 'v1.encrypted' };
  await prisma.backlink.create({
    data: { ...secret, id: 'b1', blogId: 'exported', target: 'dev.to', platform: 'devto', visibility: 'public' },
  });
  await prisma.platformCredential.create({ data: { ...secret, platform: 'ghost', target: 'g.example' } });
  const response = await api.get('/api/account/export', headers);
  expect(response.headers.get('content-disposition')).toContain('quillcast-account.json');
  const text = await response.text();
  const { blogs, ...exported } = JSON.parse(text);
  expect(exported).toMatchObject({
    account: { uid: userId },
    revisions: [{ title: 'Before' }],
    backlinks: [{ platform: 'devto', target: 'dev.to' }],
    identities: [{ provider: 'google', providerAccountId: 'g-77' }],
    stripe: { customers: [{ id: 'cus_export' }] },
    remembered: [{ platform: 'ghost', target: 'g.example' }],
    batches: [{ id: batch, size: 3, request: { topic: 'Growing saffron' } }],
  });
  expect(blogs).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'exported' }),
      expect.objectContaining({ id: 'exported-draft', visibility: 'draft' }),
      expect.objectContaining({ id: 'exported-deleted', deletedAt: deletedAt.toISOString() }),
    ]),
  );
  expect(text).not.toMatch(/argon2id|v1\.encrypted/);
});

test('streams one export of an account at a time, until its reader has left', async () => {
  const { user, headers } = await signedInUser();
  await (await db()).blog.create({ data: blogRow({ id: 'streamed', userId: user.id }) });
  const exportIt = () => api.get('/api/account/export', headers);
  await api.get('/api/account/export', headers, { method: 'HEAD' });
  const first = await exportIt();
  const second = await exportIt();
  expect(second.status).toBe(429);
  expect((await second.json()).message).toContain('A download is already running.');
  expect((await api.get('/api/exports?format=markdown', headers)).status).toBe(429);
  const other = await api.get('/api/account/export', (await signedInUser()).headers);
  expect(await other.json()).toMatchObject({ blogs: [], revisions: [], views: { days: [], referrers: [] } });
  await first.body?.cancel();
  expect((await (await exportIt()).json()).blogs).toMatchObject([{ id: 'streamed' }]);
});

test('deletes the account with everything in it', async () => {
  const { user, headers } = await signedInUser();
  await api.post('/api/blogs/generate', { topic: 'Tea', length: 'small' }, headers);
  await startBatch(headers);
  expect((await remove({ email: user.email }, headers)).status).toBe(200);
  const prisma = await db();
  expect(await prisma.user.count({ where: { id: user.id } })).toBe(0);
  expect(await prisma.blog.count({ where: { userId: user.id } })).toBe(0);
  expect(await prisma.quota.count({ where: { key: `user:${user.id}` } })).toBe(0);
  expect(await prisma.batch.count({ where: { actor: `user:${user.id}` } })).toBe(0);
  expect(await sessionUser(get('/', headers))).toBeNull();
});

test('queues nothing for an account deleted meanwhile', async () => {
  const { user, headers } = await signedInUser();
  const prisma = await db();
  expect(
    await makeRefusal(
      askedDuring(
        (tx) => tx.user.delete({ where: { id: user.id } }),
        () => api.post('/api/blogs/generate', { topic: 'Tea', length: 'small' }, headers),
      ),
    ),
  ).toEqual([401, 'Please sign in again.']);
  expect(await prisma.generation.count({ where: { actor: `user:${user.id}` } })).toBe(0);
  expect(await prisma.quota.count({ where: { key: `user:${user.id}` } })).toBe(0);
});

test('keeps the account when the address typed is another', async () => {
  const { user, headers } = await signedInUser();
  expect((await remove({ email: 'other@example.com' }, headers)).status).toBe(400);
  expect(await (await db()).user.count({ where: { id: user.id } })).toBe(1);
});
