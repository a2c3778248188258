import { afterEach, expect, test, vi } from 'vitest';
import { sessionUser } from '@/lib/auth/session.ts';
import { db } from '@/lib/database/db.ts';
import { takeOverByEmail } from '@/lib/users/mutations.ts';
import { api } from '../../support/api.ts';
import { newAuthenticator } from '../../support/authenticator.ts';
import { savedBlog } from '../../support/owned-blog.ts';
import { freshAddress, get, makeRefusal, responseCookie } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';
import { knownVisitor } from '../../support/visitors.ts';

type Headers = Record<string, string>;
type Authenticator = ReturnType<typeof newAuthenticator>;

const PASSKEYS = '/api/account/passkeys';
const SIGN_IN = '/api/account/passkey-sign-in';
const REFUSED = 'This passkey could not be verified. Please try again.';
const UNKNOWN = 'This passkey is not known here. It may have been removed. Please sign in another way.';

/** Asks for options. @returns them, and the headers with the cookie of their challenge */
async function begin(path: string, headers: Headers) {
  const response = await api.post(`${path}/options`, {}, headers);
  const cookie = [headers.cookie, responseCookie(response)].filter(Boolean).join('; ');
  return { options: await response.json(), headers: { ...headers, cookie } };
}

async function add(headers: Headers, authenticator: Authenticator, more: object = {}) {
  const started = await begin(PASSKEYS, headers);
  return api.post(PASSKEYS, { response: { ...authenticator.create(started.options), ...more } }, started.headers);
}

async function signIn(authenticator: Authenticator, claims = {}, given: Headers = {}) {
  const { options, headers } = await begin(SIGN_IN, { 'x-client-address': freshAddress(), ...given });
  return api.post(SIGN_IN, { response: authenticator.get(options, claims) }, headers);
}

async function userWithPasskey() {
  const [{ user, headers }, authenticator] = [await signedInUser(), newAuthenticator()];
  expect((await add(headers, authenticator)).status).toBe(200);
  return { user, headers, authenticator };
}

const list = async (headers: Headers) => (await api.get(PASSKEYS, headers)).json();

afterEach(() => void vi.useRealTimers());

test('adds a passkey, named after the device, and signs in with it as with a password', async () => {
  const [{ user, headers }, authenticator, visitor] = [await signedInUser(), newAuthenticator(), await knownVisitor()];
  const started = await begin(PASSKEYS, headers);
  expect(started.options).toMatchObject({
    rp: { id: 'quillcast.test', name: 'Quillcast' },
    user: { id: Buffer.from(user.id).toString('base64url'), name: user.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  const device = { authenticatorAttachment: 'platform' };
  await add({ ...headers, 'sec-ch-ua-platform': '"macOS"' }, authenticator, device);
  expect(await list(headers)).toEqual([
    { id: authenticator.id, name: 'macOS', createdAt: expect.any(String), lastUsedAt: null },
  ]);
  const { id } = await savedBlog({ visitorId: visitor.visitorId });
  const response = await signIn(authenticator, {}, visitor.headers);
  expect(response.status).toBe(200);
  expect((await sessionUser(get('/', { cookie: responseCookie(response) })))?.id).toBe(user.id);
  expect(await (await db()).blog.findUnique({ where: { id } })).toMatchObject({ userId: user.id });
  expect(await list(headers)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
});

test('asks each authenticator for one passkey', async () => {
  const { headers, authenticator } = await userWithPasskey();
  const { options } = await begin(PASSKEYS, headers);
  expect(options.excludeCredentials).toMatchObject([{ id: authenticator.id, type: 'public-key' }]);
  expect((await add((await signedInUser()).headers, authenticator)).status).toBe(409);
});

test('takes an answer once', async () => {
  const { authenticator } = await userWithPasskey();
  const { options, headers } = await begin(SIGN_IN, { 'x-client-address': freshAddress() });
  const body = { response: authenticator.get(options) };
  expect((await api.post(SIGN_IN, body, headers)).status).toBe(200);
  expect(await makeRefusal(api.post(SIGN_IN, body, headers))).toEqual([400, REFUSED]);
  const next = await begin(SIGN_IN, headers);
  expect(await makeRefusal(api.post(SIGN_IN, body, next.headers))).toEqual([400, REFUSED]);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a person who was not verified', { isVerified: false }],
  ['a counter that did not grow', { counter: 5 }],
])('refuses an answer for %s', async (_, claims) => {
  const { authenticator } = await userWithPasskey();
  expect((await signIn(authenticator, { counter: 5 })).status).toBe(200);
  expect(await makeRefusal(signIn(authenticator, { counter: 9, ...claims }))).toEqual([400, REFUSED]);
  expect((await signIn(authenticator, { counter: 2 ** 32 - 1 })).status).toBe(200);
});

test('refuses the signature of another key', async () => {
  const [{ authenticator }, other] = [await userWithPasskey(), newAuthenticator()];
  const forged = {
    ...other,
    get: (options: { challenge: string }) => ({ ...other.get(options), id: authenticator.id, rawId: authenticator.id }),
  };
  expect(await makeRefusal(signIn(forged))).toEqual([400, REFUSED]);
});

test('takes a challenge for its purpose, its user and five minutes only', async () => {
  const { headers, authenticator } = await userWithPasskey();
  const other = await signedInUser();
  const fresh = newAuthenticator();
  const forSignIn = await begin(SIGN_IN, headers);
  const asAddition = { response: fresh.create(forSignIn.options) };
  expect(await makeRefusal(api.post(PASSKEYS, asAddition, forSignIn.headers))).toEqual([400, REFUSED]);
  const forOther = await begin(PASSKEYS, other.headers);
  const cookie = `${headers.cookie}; ${forOther.headers.cookie.split('; ').at(-1)}`;
  const asOther = { response: fresh.create(forOther.options) };
  expect(await makeRefusal(api.post(PASSKEYS, asOther, { ...headers, cookie }))).toEqual([400, REFUSED]);
  const late = await begin(SIGN_IN, { 'x-client-address': freshAddress() });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1 });
  const asLate = { response: authenticator.get(late.options) };
  expect(await makeRefusal(api.post(SIGN_IN, asLate, late.headers))).toEqual([400, REFUSED]);
});

test('renames and removes the passkeys of its user only', async () => {
  const { headers, authenticator } = await userWithPasskey();
  const other = await signedInUser();
  const path = `${PASSKEYS}/${authenticator.id}`;
  await api.put(path, { name: 'Taken' }, other.headers);
  await api.delete(path, {}, other.headers);
  expect(await list(headers)).toMatchObject([{ name: 'Passkey' }]);
  expect(await makeRefusal(api.put(path, { name: ' ' }, headers))).toEqual([400, 'Please enter a name']);
  await api.put(path, { name: 'Blue key' }, headers);
  expect(await list(headers)).toMatchObject([{ name: 'Blue key' }]);
  await api.delete(path, {}, headers);
  expect(await list(headers)).toEqual([]);
  expect(await makeRefusal(signIn(authenticator))).toEqual([401, UNKNOWN]);
});

test('refuses the 21st passkey', async () => {
  const { user, headers } = await signedInUser();
  const row = { userId: user.id, name: 'Passkey', publicKey: new Uint8Array(1), counter: 0 };
  const data = Array.from({ length: 20 }, (_, at) => ({ ...row, id: `${user.id}-${at}` }));
  await (await db()).passkey.createMany({ data });
  const sentence = 'An account can have up to 20 passkeys. Remove one first.';
  expect(await makeRefusal(api.post(`${PASSKEYS}/options`, {}, headers))).toEqual([409, sentence]);
});

test('ends with the access of who registered another’s address', async () => {
  const [{ user, headers }, authenticator] = [await signedInUser({ emailVerified: null }), newAuthenticator()];
  await add(headers, authenticator);
  await takeOverByEmail(user.id, null);
  expect(await makeRefusal(signIn(authenticator))).toEqual([401, UNKNOWN]);
});
