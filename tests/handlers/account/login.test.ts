import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, loginDelay } from '@/lib/auth/passwords.ts';
import { sessionUser } from '@/lib/auth/session.ts';
import { db } from '@/lib/database/db.ts';
import { api } from '../../support/api.ts';
import { freshAddress, get, responseCookie } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

const PASSWORD = 'violet lighthouse';

async function account() {
  return signedInUser({ passwordHash: await hashPassword(PASSWORD) });
}

const login = (email: string, password: string, given: Record<string, string> = {}) =>
  api.post('/api/account/login', { email, password }, { 'x-client-address': freshAddress(), ...given });

const from = (address: string) => ({ 'x-client-address': address });

const NEW = 'amber harbour';

/** Changes the password to the new one. */
const change = (headers: Record<string, string>, currentPassword = PASSWORD) =>
  api.post('/api/account/password', { currentPassword, password: NEW, confirmPassword: NEW }, headers);

test('signs in with the right password', async () => {
  const { user } = await account();
  const response = await login(user.email.toUpperCase(), PASSWORD);
  expect(response.status).toBe(200);
  expect((await sessionUser(get('/', { cookie: responseCookie(response) })))?.id).toBe(user.id);
});

test.each([
  ['a wrong password', async () => (await account()).user.email],
  ['an unknown email', async () => 'nobody@example.com'],
  ['an account that has only Google', async () => (await signedInUser()).user.email],
])('answers the same sentence for %s', async (_, email) => {
  const response = await login(await email(), 'not the password');
  expect(response.status).toBe(401);
  expect((await response.json()).message).toBe('Failed to log in. Please check your credentials and try again.');
  expect(responseCookie(response)).not.toContain('session-token');
});

test('does not cut a long password off', async () => {
  const long = 'x'.repeat(80);
  const { user } = await signedInUser({ passwordHash: await hashPassword(`${long}1`) });
  expect((await login(user.email, `${long}2`)).status).toBe(401);
  expect((await login(user.email, `${long}1`)).status).toBe(200);
});

const [COMPOSED, DECOMPOSED] = ['violet café', 'violet cafe\u0301'];

test.each([
  ['composed', hashPassword(COMPOSED)],
  ['decomposed', hashPassword(DECOMPOSED)],
  ['decomposed before hashes were of NFC', hash(DECOMPOSED)],
])('a password that was registered %s signs in from any keyboard', async (_, passwordHash) => {
  const { user } = await signedInUser({ passwordHash: await passwordHash });
  for (const typed of [COMPOSED, DECOMPOSED]) expect((await login(user.email, typed)).status).toBe(200);
  expect((await login(user.email, 'violet cafe')).status).toBe(401);
});

/** Guesses wrong passwords one after the other. @returns the statuses */
async function guess(email: string, addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await login(email, 'wrong!', from(address))).status);
  return statuses;
}

const fresh = (count: number) => Array.from({ length: count }, freshAddress);

test('answers 429 with Retry-After after five attempts on an account from one address', async () => {
  const { user } = await account();
  const address = freshAddress();
  expect(await guess(user.email, Array(5).fill(address))).toEqual([401, 401, 401, 401, 401]);
  const sixth = await login(user.email, PASSWORD, from(address));
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('guesses elsewhere do not lock out the right password', async () => {
  const { user } = await account();
  await guess(user.email, Array(6).fill(freshAddress()));
  expect((await login(user.email, PASSWORD)).status).toBe(200);
});

/** Sets how many attempts from unknown browsers are counted for all accounts. */
const setAttempts = async (points: number) =>
  (await db()).rateLimit.updateMany({ where: { key: { startsWith: 'loginAccount:' } }, data: { points } });

test('delays guesses after the fifth, whatever their address, but not a known browser', async () => {
  const { user } = await account();
  const cookie = responseCookie(await login(user.email, PASSWORD));
  await guess(user.email, fresh(1));
  await setAttempts(7);
  const answered: string[] = [];
  await Promise.all([
    guess(user.email, fresh(1)).then(() => answered.push('guess')),
    login(user.email, PASSWORD, { cookie, ...from('') }).then(() => answered.push('known browser')),
  ]);
  expect(answered).toEqual(['known browser', 'guess']);
});

test.each([
  [1, 0],
  [5, 0],
  [6, 1000],
  [8, 3000],
])('attempt %i waits %i ms', (tries, delay) => {
  expect(loginDelay(tries)).toBe(delay);
});

test('accepts up to thirty guesses from unknown browsers', async () => {
  const { user } = await account();
  await guess(user.email, fresh(1));
  await setAttempts(30);
  expect((await login(user.email, PASSWORD)).status).toBe(429);
});

test('does not refuse a known browser when its address has used up its attempts', async () => {
  const { user } = await account();
  const cookie = responseCookie(await login(user.email, PASSWORD));
  const address = freshAddress();
  await guess(user.email, Array(5).fill(address));
  expect((await login(user.email, PASSWORD, { cookie, ...from(address) })).status).toBe(200);
});

test('a known browser has its own five attempts', async () => {
  const { user } = await account();
  const cookie = responseCookie(await login(user.email, PASSWORD));
  const known = (password: string) => login(user.email, password, { cookie, ...from('') });
  for (let tries = 0; tries < 5; tries += 1) expect((await known('wrong!')).status).toBe(401);
  expect((await known(PASSWORD)).status).toBe(429);
});

test.each([
  ['of another account', async () => responseCookie(await login((await account()).user.email, PASSWORD))],
  ['that nobody signed', async (id: string) => `quillcast_device_${id}=made-up.signature`],
])('rejects a device cookie %s', async (_, cookieFor) => {
  const { user } = await account();
  const [cookie, address] = [await cookieFor(user.id), freshAddress()];
  await guess(user.email, Array(5).fill(address));
  expect((await login(user.email, PASSWORD, { cookie, ...from(address) })).status).toBe(429);
});

test('a new password makes all browsers unknown', async () => {
  const { user, headers } = await account();
  const cookie = responseCookie(await login(user.email, PASSWORD));
  await change(headers);
  const address = freshAddress();
  await guess(user.email, Array(5).fill(address));
  expect((await login(user.email, NEW, { cookie, ...from(address) })).status).toBe(429);
});

test('forgets the tries once the password was right', async () => {
  const { user } = await account();
  const address = freshAddress();
  await guess(user.email, Array(4).fill(address));
  expect((await login(user.email, PASSWORD, from(address))).status).toBe(200);
  expect((await login(user.email, 'wrong!', from(address))).status).toBe(401);
});

test('ends every session when the password changes, and starts a new one', async () => {
  const { user, headers } = await account();
  const response = await change(headers);
  expect(response.status).toBe(200);
  expect(await sessionUser(get('/', headers))).toBeNull();
  expect((await sessionUser(get('/', { cookie: responseCookie(response) })))?.id).toBe(user.id);
  expect((await login(user.email, PASSWORD)).status).toBe(401);
  expect((await login(user.email, NEW)).status).toBe(200);
});

test('refuses to change the password without the current one', async () => {
  const { headers } = await account();
  expect((await change(headers, 'wrong')).status).toBe(400);
  expect(await sessionUser(get('/', headers))).not.toBeNull();
});

test('takes no session from a cookie that it did not encrypt', async () => {
  const forged = 'next-auth.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..x.y.z';
  expect(await sessionUser(get('/', { cookie: forged }))).toBeNull();
});
