import { expect, test } from 'vitest';
import { POST as check } from '@/app/api/backlinks/check/route.ts';
import { DELETE as forget } from '@/app/api/backlinks/credentials/[platform]/route.ts';
import { GET as platforms } from '@/app/api/backlinks/platforms/route.ts';
import { rotateCredentials } from '@/lib/backlinks/credentials.ts';
import { db } from '@/lib/database/db.ts';
import { encrypt, isEncryptedWith } from '@/lib/encryption.ts';
import { credentialsKey } from '@/lib/secret.ts';
import { backlinkRows, type Owner, ownerWithBlog, startedDev, submitBlog } from '../../support/backlinks.ts';
import { get, params, post } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';

const OLD_KEY = Buffer.alloc(32, 7).toString('base64');

const dev = await startedDev();
changeSettings({ CREDENTIALS_KEY_PREVIOUS: OLD_KEY });

const remembered = async ({ user }: Owner) => (await db()).platformCredential.findMany({ where: { userId: user.id } });

const listed = async ({ headers }: Owner) => (await platforms(get('/api/backlinks/platforms', headers))).json();

const tryKey = async ({ headers }: Owner, credentials?: object) =>
  (await check(post('/api/backlinks/check', { platform: 'devto', credentials }, headers))).json();

const ownersKey = () => ({ platform: 'devto', credentials: { apiKey: dev.apiKey } });

test('lists the platforms, the specified four first, then the coming ones', async () => {
  const answer = await (await platforms(get('/api/backlinks/platforms'))).json();
  expect(answer).toEqual({
    platforms: [...['medium', 'devto', 'wordpress', 'custom'], ...['hashnode', 'ghost', 'blogger']],
    remembered: [],
  });
});

test('forgets credentials unless asked to remember them', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, ownersKey());
  expect(await remembered(owner)).toEqual([]);
});

test('stores remembered credentials encrypted, and uses them the next time', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, { ...ownersKey(), remember: true });
  const [row] = await remembered(owner);
  expect(row?.encryptedSecret).toMatch(/^v1\./);
  expect(row?.encryptedSecret).not.toContain(dev.apiKey);
  expect((await listed(owner)).remembered).toEqual([{ platform: 'devto', target: 'dev.to' }]);
  expect(await tryKey(owner)).toEqual({ success: true, message: 'DEV accepts these credentials.' });
});

test('does not remember refused credentials', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, { platform: 'devto', credentials: { apiKey: 'wrong' }, remember: true });
  expect(await remembered(owner)).toEqual([]);
});

test('forgets remembered credentials on request', async () => {
  const owner = await ownerWithBlog();
  await submitBlog(owner, { ...ownersKey(), remember: true });
  const path = '/api/backlinks/credentials/devto';
  const request = new Request(post(path, {}, owner.headers), { method: 'DELETE' });
  expect((await forget(request, params({ platform: 'devto' }))).status).toBe(200);
  expect(await remembered(owner)).toEqual([]);
});

test('tries credentials without publishing', async () => {
  const owner = await ownerWithBlog();
  expect(await tryKey(owner, { apiKey: dev.apiKey })).toMatchObject({ success: true });
  const wrong = await tryKey(owner, { apiKey: 'wrong' });
  expect(wrong.success).toBe(false);
  expect(wrong.message).toContain('Make a new one under Settings');
  expect(dev.createdPosts()).toHaveLength(0);
  expect(await backlinkRows(owner)).toEqual([]);
});

test("another user's encrypted credentials cannot be decrypted", async () => {
  const [owner, thief] = [await ownerWithBlog(), await ownerWithBlog()];
  await submitBlog(owner, { ...ownersKey(), remember: true });
  const [row] = await remembered(owner);
  const stolen = { userId: thief.user.id, platform: 'devto', target: 'dev.to' } as const;
  await (await db()).platformCredential.create({ data: { ...stolen, encryptedSecret: row?.encryptedSecret ?? '' } });
  expect(await tryKey(thief)).toMatchObject({ message: 'Please enter your DEV credentials.' });
});

test('a change of key re-encrypts remembered credentials without loss', async () => {
  const owner = await ownerWithBlog();
  const secret = { credentials: { apiKey: dev.apiKey }, remember: false };
  const encryptedSecret = encrypt(JSON.stringify(secret), `${owner.user.id}:devto`, OLD_KEY);
  const row = { userId: owner.user.id, platform: 'devto', target: 'dev.to', encryptedSecret } as const;
  await (await db()).platformCredential.create({ data: row });
  expect(await rotateCredentials()).toBe(1);
  const [rotated] = await remembered(owner);
  expect(isEncryptedWith(rotated?.encryptedSecret ?? '', await credentialsKey())).toBe(true);
  expect(await tryKey(owner)).toMatchObject({ success: true });
  expect(await rotateCredentials()).toBe(0);
});
