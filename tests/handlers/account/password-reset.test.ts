import { afterAll, expect, test } from 'vitest';
import { mailedLinks } from '@/lib/auth/mailed-links.ts';
import { issueToken } from '@/lib/auth/mutations.ts';
import { hashPassword } from '@/lib/auth/passwords.ts';
import { sessionUser } from '@/lib/auth/session.ts';
import { db } from '@/lib/database/db.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { startFakeMail } from '../../fakes/mail/server.ts';
import { api } from '../../support/api.ts';
import { freshAddress, get, makeRefusal, responseCookie } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';

const mail = await startFakeMail();
changeSettings({ SMTP_URL: mail.url });
afterAll(mail.close);

const NEW = { password: 'amber harbour', confirmPassword: 'amber harbour' };

const REQUEST = '/api/account/password-reset';
const CONFIRM = '/api/account/password-reset/confirm';

const send = (path: string, body: object) => api.post(path, body, { 'x-client-address': freshAddress() });

async function account() {
  return signedInUser({ passwordHash: await hashPassword('violet lighthouse'), emailVerified: null });
}

test('answers the same for a known and an unknown address', async () => {
  const { user } = await account();
  const answers = await Promise.all(
    [user.email, 'nobody@example.com'].map(async (email) => {
      const response = await send(REQUEST, { email });
      return [response.status, await response.text()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  await performDue(mailedLinks);
  expect(mail.received.map(({ to, subject }) => [to, subject])).toEqual([
    [[user.email], 'Choose a new password for Quillcast'],
  ]);
});

test('sets a new password by the link, proves the address and ends other sessions', async () => {
  const { user, headers } = await account();
  const token = await issueToken(user.id, 'reset_password');
  const response = await send(CONFIRM, { token, ...NEW });
  expect(response.status).toBe(200);
  expect((await sessionUser(get('/', { cookie: responseCookie(response) })))?.id).toBe(user.id);
  expect(await sessionUser(get('/', headers))).toBeNull();
  const row = await (await db()).user.findUniqueOrThrow({ where: { id: user.id } });
  expect(row.emailVerified).not.toBeNull();
});

test('a changed password ends the request for a reset that waits to be mailed', async () => {
  const { user, headers } = await account();
  await send(REQUEST, { email: user.email });
  const form = { currentPassword: 'violet lighthouse', ...NEW };
  expect((await api.post('/api/account/password', form, headers)).status).toBe(200);
  await performDue(mailedLinks);
  expect(await (await db()).oneTimeToken.count({ where: { userId: user.id } })).toBe(0);
});

test('lets a link work once, also for ten at the same time', async () => {
  const { user } = await account();
  const token = await issueToken(user.id, 'reset_password');
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(CONFIRM, { token, ...NEW })));
  expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
});

test.each([
  ['unknown', async () => 'nonsense'],
  ['for another purpose', async () => issueToken((await account()).user.id, 'verify_email')],
  [
    'expired',
    async () => {
      const { user } = await account();
      const token = await issueToken(user.id, 'reset_password');
      const data = { expiresAt: new Date(Date.now() - 1) };
      await (await db()).oneTimeToken.updateMany({ where: { userId: user.id }, data });
      return token;
    },
  ],
  [
    'replaced by a newer one',
    async () => {
      const { user } = await account();
      const [token] = [await issueToken(user.id, 'reset_password'), await issueToken(user.id, 'reset_password')];
      return token;
    },
  ],
])('refuses a link that is %s', async (_, make) => {
  expect(await makeRefusal(send(CONFIRM, { token: await make(), ...NEW }))).toEqual([
    400,
    'This link has expired or was already used. Please request a new one.',
  ]);
});

test('keeps only a hash of the token', async () => {
  const { user } = await account();
  const token = await issueToken(user.id, 'reset_password');
  const rows = await (await db()).oneTimeToken.findMany({ where: { userId: user.id } });
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

const prove = (token: string, headers: Record<string, string>) =>
  api.post('/api/account/verify-email', { token }, headers);

const isProved = async (id: string) =>
  (await (await db()).user.findUniqueOrThrow({ where: { id } })).emailVerified !== null;

test('proves an address by its link, for its signed-in user', async () => {
  const { user, headers } = await account();
  expect((await prove(await issueToken(user.id, 'verify_email'), headers)).status).toBe(200);
  expect(await isProved(user.id)).toBe(true);
});

test('does not verify the address for a mere reader of the mail', async () => {
  const [registered, other] = [await account(), await account()];
  const token = await issueToken(registered.user.id, 'verify_email');
  expect((await prove(token, {})).status).toBe(401);
  expect((await prove(token, other.headers)).status).toBe(400);
  expect(await isProved(registered.user.id)).toBe(false);
  expect((await prove(token, registered.headers)).status).toBe(200);
});

test('a reset of an unproved account removes the identities that were linked to it', async () => {
  const { user } = await account();
  const data = { userId: user.id, type: 'oauth', provider: 'google', providerAccountId: user.id };
  await (await db()).account.create({ data });
  const token = await issueToken(user.id, 'reset_password');
  expect((await send(CONFIRM, { token, ...NEW })).status).toBe(200);
  expect(await (await db()).account.count({ where: { userId: user.id } })).toBe(0);
});
