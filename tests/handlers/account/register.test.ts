import { expect, test } from 'vitest';
import { sessionUser } from '@/lib/auth/session.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { freshAddress, get, makeRefusal, responseCookie } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { knownVisitor } from '../../support/visitors.ts';

changeSettings({
  SIGNUP_WEBHOOK_URL: 'http://127.0.0.1:9/signups',
  SIGNUP_WEBHOOK_SECRET: 'the secret of the test webhook',
});

const PATH = '/api/account/register';
const PASSWORD = 'violet lighthouse';

const form = (email: string, more: object = {}) => ({ email, password: PASSWORD, confirmPassword: PASSWORD, ...more });

const register = (body: object, headers: Record<string, string> = {}) =>
  api.post(PATH, body, { 'x-client-address': freshAddress(), ...headers });

test('makes an account, signs in and queues the signup notification', async () => {
  const response = await register(form('  Ada.Lovelace@Example.com '));
  expect(response.status).toBe(200);
  const { user } = await response.json();
  expect(user).toMatchObject({
    email: 'ada.lovelace@example.com',
    displayName: 'ada.lovelace',
    photoURL: null,
    slug: 'ada-lovelace',
    emailVerified: false,
    hasPassword: true,
  });
  const row = await (await db()).user.findUniqueOrThrow({ where: { id: user.uid } });
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const session = await sessionUser(get('/', { cookie: responseCookie(response) }));
  expect(session?.id).toBe(user.uid);
  const notification = await (await db()).job.findUniqueOrThrow({ where: { id: `signup ${user.uid}` } });
  expect(notification.payload).toEqual({
    email: 'ada.lovelace@example.com',
    uid: user.uid,
    displayName: 'ada.lovelace',
    photoURL: null,
    signupMethod: 'email',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('keeps the session cookie from scripts, and tells them that there is one', async () => {
  const cookies = (await register(form('cookie@example.com'))).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith('next-auth.session-token='));
  expect(session).toMatch(/^[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  expect(cookies).toContain('member=1; Path=/; Max-Age=2592000; SameSite=Lax');
});

test('refuses an email that has an account, whatever its capitals', async () => {
  await register(form('twice@example.com'));
  const response = await register(form('TWICE@example.com'));
  expect(response.status).toBe(409);
  expect((await response.json()).message).toBe('Failed to create account. This email may already be in use.');
});

test('lets one of ten simultaneous registrations of an email through', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => register(form('race@example.com'))));
  expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
  expect(await (await db()).user.count({ where: { email: 'race@example.com' } })).toBe(1);
});

test('gives two people of one name different slugs', async () => {
  const responses = await Promise.all([register(form('sam@one.example')), register(form('sam@two.example'))]);
  const slugs = await Promise.all(responses.map(async (r) => (await r.json()).user.slug));
  expect(slugs.sort()).toEqual(['sam', 'sam-2']);
});

const typed = (password: string, confirmPassword = password) => form('a@example.com', { password, confirmPassword });

test.each([
  ['an email without @', form('ada'), 'Please enter a valid email address'],
  ['no email', { password: PASSWORD, confirmPassword: PASSWORD }, 'Please enter a valid email address'],
  ['a password of five characters', typed('abcde'), 'Password must be at least 6 characters'],
  ['two different passwords', typed(PASSWORD, 'violet lighthouses'), "Passwords don't match"],
  ['a confirmation that is another and short', typed(PASSWORD, 'viol'), "Passwords don't match"],
  ['a common password', typed('Password1'), 'This password is too common. Please choose one that is harder to guess'],
])('refuses %s', async (_, body, sentence) => {
  expect(await makeRefusal(register(body))).toEqual([400, sentence]);
});

async function visitorWithBlog() {
  const visitor = await knownVisitor();
  const { id } = await (await api.post('/api/blogs/generate', { topic: 'Tea' }, visitor.headers)).json();
  return { visitor, id };
}

test('makes the blog that the visitor wrote before signing up theirs, and counts it', async () => {
  const { visitor, id } = await visitorWithBlog();
  const response = await register(form('claims@example.com'), visitor.headers);
  const { user } = await response.json();
  const blog = await (await db()).blog.findUniqueOrThrow({ where: { id } });
  expect(blog).toMatchObject({ userId: user.uid, visitorId: null });
  const quota = await (await db()).quota.findUniqueOrThrow({ where: { key: `user:${user.uid}` } });
  expect(quota.used).toBe(1);
});

test('gives a blog that two tabs claim at once to one of them', async () => {
  const { visitor, id } = await visitorWithBlog();
  const responses = await Promise.all(
    ['tab1@example.com', 'tab2@example.com'].map((email) => register(form(email), visitor.headers)),
  );
  const users = await Promise.all(responses.map(async (r) => (await r.json()).user.uid as string));
  const { userId } = await (await db()).blog.findUniqueOrThrow({ where: { id } });
  expect(users).toContain(userId);
  const counted = await (await db()).quota.aggregate({
    where: { key: { in: users.map((uid) => `user:${uid}`) } },
    _sum: { used: true },
  });
  expect(counted._sum.used).toBe(1);
});
