import { expect, test } from 'vitest';
import { GET as exportData } from '@/app/api/account/export/route';
import { DELETE } from '@/app/api/account/route';
import { POST as generate } from '@/app/api/blogs/generate/route';
import { sessionUser } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { get, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const remove = (body: object, headers: Record<string, string>) =>
  DELETE(new Request(post('/api/account', body, headers), { method: 'DELETE' }));

test('exports the account with its blogs and without its secrets', async () => {
  const { user, headers } = await signedInUser({ passwordHash: '$argon2id$secret' });
  await generate(post('/api/blogs/generate', { topic: 'Tea', length: 'small' }, headers));
  const response = await exportData(get('/api/account/export', headers));
  expect(response.headers.get('content-disposition')).toContain('quillcast-account.json');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ account: { uid: user.id }, blogs: [{ topic: 'Tea' }] });
  expect(text).not.toContain('argon2id');
});

test('deletes the account with everything in it', async () => {
  const { user, headers } = await signedInUser();
  await generate(post('/api/blogs/generate', { topic: 'Tea', length: 'small' }, headers));
  const response = await remove({ email: user.email }, headers);
  expect(response.status).toBe(200);
  const prisma = await db();
  expect(await prisma.user.count({ where: { id: user.id } })).toBe(0);
  expect(await prisma.blog.count({ where: { userId: user.id } })).toBe(0);
  expect(await prisma.quota.count({ where: { key: `user:${user.id}` } })).toBe(0);
  expect(await sessionUser(get('/', headers))).toBeNull();
});

test('keeps the account when the address typed is another', async () => {
  const { user, headers } = await signedInUser();
  expect((await remove({ email: 'other@example.com' }, headers)).status).toBe(400);
  expect(await (await db()).user.count({ where: { id: user.id } })).toBe(1);
});
