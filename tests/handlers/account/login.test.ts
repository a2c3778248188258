import { expect, test } from 'vitest';
import { POST } from '@/app/api/account/login/route';
import { POST as changePassword } from '@/app/api/account/password/route';
import { hashPassword } from '@/lib/auth/passwords';
import { sessionUser } from '@/lib/auth/session';
import { cookieOf, freshAddress, get, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const PATH = '/api/account/login';
const PASSWORD = 'violet lighthouse';

async function account() {
  return signedInUser({ passwordHash: await hashPassword(PASSWORD) });
}

const login = (email: string, password: string, address = freshAddress()) =>
  POST(post(PATH, { email, password }, { 'x-client-address': address }));

test('signs in with the right password', async () => {
  const { user } = await account();
  const response = await login(user.email.toUpperCase(), PASSWORD);
  expect(response.status).toBe(200);
  expect((await sessionUser(get('/', { cookie: cookieOf(response) })))?.id).toBe(user.id);
});

test.each([
  ['a wrong password', async () => (await account()).user.email],
  ['an unknown email', async () => 'nobody@example.com'],
  ['an account that has only Google', async () => (await signedInUser()).user.email],
])('answers the same sentence for %s', async (_, email) => {
  const response = await login(await email(), 'not the password');
  expect(response.status).toBe(401);
  expect((await response.json()).message).toBe(
    'Failed to log in. Please check your credentials and try again.',
  );
  expect(cookieOf(response)).not.toContain('session-token');
});

test('does not cut a long password off', async () => {
  const long = 'x'.repeat(80);
  const { user } = await signedInUser({ passwordHash: await hashPassword(`${long}1`) });
  expect((await login(user.email, `${long}2`)).status).toBe(401);
  expect((await login(user.email, `${long}1`)).status).toBe(200);
});

test('answers 429 with Retry-After after five tries of an account from five addresses', async () => {
  const { user } = await account();
  const statuses: number[] = [];
  for (let tries = 0; tries < 5; tries += 1)
    statuses.push((await login(user.email, 'wrong!')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  const sixth = await login(user.email, PASSWORD);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('answers 429 after five tries of an address on five accounts', async () => {
  const address = freshAddress();
  for (let tries = 0; tries < 5; tries += 1)
    await login(`guess${tries}@example.com`, 'wrong!', address);
  expect((await login('guess6@example.com', 'wrong!', address)).status).toBe(429);
});

test('forgets the tries once the password was right', async () => {
  const { user } = await account();
  for (let tries = 0; tries < 4; tries += 1) await login(user.email, 'wrong!');
  expect((await login(user.email, PASSWORD)).status).toBe(200);
  expect((await login(user.email, 'wrong!')).status).toBe(401);
});

test('ends every session when the password changes, and starts a new one', async () => {
  const { user, headers } = await account();
  const response = await changePassword(
    post(
      '/api/account/password',
      { currentPassword: PASSWORD, password: 'amber harbour', confirmPassword: 'amber harbour' },
      headers,
    ),
  );
  expect(response.status).toBe(200);
  expect(await sessionUser(get('/', headers))).toBeNull();
  expect((await sessionUser(get('/', { cookie: cookieOf(response) })))?.id).toBe(user.id);
  expect((await login(user.email, PASSWORD)).status).toBe(401);
  expect((await login(user.email, 'amber harbour')).status).toBe(200);
});

test('refuses to change the password without the current one', async () => {
  const { headers } = await account();
  const body = {
    currentPassword: 'wrong',
    password: 'amber harbour',
    confirmPassword: 'amber harbour',
  };
  const response = await changePassword(post('/api/account/password', body, headers));
  expect(response.status).toBe(400);
  expect(await sessionUser(get('/', headers))).not.toBeNull();
});

test('takes no session from a cookie that it did not encrypt', async () => {
  const forged = 'next-auth.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..x.y.z';
  expect(await sessionUser(get('/', { cookie: forged }))).toBeNull();
});
