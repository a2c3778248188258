import 'server-only';
import * as webauthn from '@simplewebauthn/server';
import type { z } from 'zod';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { siteUrl } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { tell } from '@/lib/http/answer-context.ts';
import { readCookie, readSignedValue, signValue } from '@/lib/http/cookies.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isWithinLimit } from '@/lib/http/rate-limit.ts';
import { note, sentence } from '@/lib/messages/catalogue.ts';
import { authSecret } from '@/lib/secret.ts';
import type { Actor, UserActor } from './actor.ts';
import { changePasskey, createPasskey, deletePasskey } from './mutations.ts';
import { findPasskey, findPasskeys } from './queries.ts';
import type { assertionSchema, registrationSchema } from './schema.ts';
import { signedIn } from './service.ts';
import { cookieHeader } from './session.ts';

// We ask for no attestation. For one with roots, the library would request addresses that its certificates name.
for (const identifier of ['apple', 'android-key', 'android-safetynet'] as const) {
  webauthn.SettingsService.setRootCertificates({ identifier, certificates: [] });
}

const [COOKIE, SECONDS] = ['quillcast_challenge', 5 * 60];

/** Purposes of challenges. */
const SIGN_IN = 'passkey-sign-in';
const addition = ({ user }: UserActor) => `passkey-of-${user.id}`;

/** Options for the browser. Their challenge comes back in a signed cookie. */
async function challengeResponse(options: { challenge: string }, purpose: string): Promise<Response> {
  const value = signValue(`${options.challenge}~${Date.now() + SECONDS * 1000}`, purpose, await authSecret());
  return Response.json(options, { headers: { 'Set-Cookie': cookieHeader(COOKIE, value, SECONDS) } });
}

const refused = () => new AppError('invalid-input', sentence('accounts.passkeyRefused'));

const rpID = () => new URL(siteUrl()).hostname;

/** What a browser's answer must be about. Each challenge works once. @throws AppError invalid-input */
async function expectation(cookies: string | null, purpose: string) {
  const value = readSignedValue(readCookie(cookies, COOKIE), purpose, await authSecret());
  const [expectedChallenge = '', endsAt] = value?.split('~') ?? [];
  const isOpen = Number(endsAt) > Date.now() && (await isWithinLimit('challenge', expectedChallenge));
  if (!isOpen) throw refused();
  return { expectedChallenge, expectedOrigin: new URL(siteUrl()).origin, expectedRPID: rpID() };
}

export const listPasskeys = ({ user }: UserActor) => findPasskeys(user.id);

/** @throws AppError conflict when there are 20 */
export async function additionOptions(actor: UserActor): Promise<Response> {
  const passkeys = await findPasskeys(actor.user.id);
  if (passkeys.length >= 20) throw new AppError('conflict', sentence('accounts.passkeysMany'));
  const options = await webauthn.generateRegistrationOptions({
    ...{ rpName: BRAND_NAME, rpID: rpID(), userName: actor.user.email },
    // The device keeps one for each account.
    userID: new TextEncoder().encode(actor.user.id),
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    // Sign-in asks for no address, and the device alone must not be enough.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return challengeResponse(options, addition(actor));
}

/** A counter of 32 bits in a column of 31. */
const stored = (counter: number) => Math.min(counter, 2 ** 31 - 1);

/** Stores a passkey, named after its platform. @throws AppError invalid-input, conflict */
export async function addPasskey(actor: UserActor, { response }: z.output<typeof registrationSchema>, from: Headers) {
  const expected = await expectation(from.get('cookie'), addition(actor));
  // The library's errors say what was signed, and are dropped.
  const outcome = await webauthn.verifyRegistrationResponse({ ...expected, response }).catch(() => undefined);
  if (!outcome?.registrationInfo) throw refused();
  const { id, counter, ...credential } = outcome.registrationInfo.credential;
  if (await findPasskey(id)) throw new AppError('conflict', sentence('auth.passkeys.alreadyThere'));
  const platform = response.authenticatorAttachment === 'platform' && from.get('sec-ch-ua-platform');
  const name = /^"([\w ]{1,30})"$/.exec(platform || '')?.[1] ?? tell(sentence('accounts.passkeyName'));
  const publicKey = new Uint8Array(credential.publicKey);
  await createPasskey({ id, userId: actor.user.id, name, publicKey, counter: stored(counter) });
}

export async function renamePasskey({ user }: UserActor, id: string, name: string): Promise<void> {
  await changePasskey({ id, userId: user.id }, { name });
}

/** Nobody loses their only way to sign in by this: every account has a password or Google. */
export const removePasskey = ({ user }: UserActor, id: string): Promise<void> => deletePasskey({ id, userId: user.id });

export async function signInOptions(): Promise<Response> {
  const options = await webauthn.generateAuthenticationOptions({ rpID: rpID(), userVerification: 'required' });
  return challengeResponse(options, SIGN_IN);
}

type Assertion = z.output<typeof assertionSchema>;

/** Signs in with any account's passkey. @throws AppError invalid-input, unauthenticated */
export async function signInWithPasskey(actor: Actor, { response }: Assertion, cookies: string | null): Promise<User> {
  const expected = await expectation(cookies, SIGN_IN);
  const passkey = await findPasskey(response.id);
  if (!passkey) throw new AppError('unauthenticated', sentence('accounts.passkeyUnknown'));
  const { id, userId, counter, publicKey, user, name } = passkey;
  const credential = { id, publicKey: new Uint8Array(publicKey), counter };
  const verification = webauthn.verifyAuthenticationResponse({ ...expected, response, credential });
  const outcome = await verification.catch(() => undefined);
  if (!outcome?.verified) throw refused();
  const use = { counter: stored(outcome.authenticationInfo.newCounter), lastUsedAt: new Date() };
  // Not if it was used or removed meanwhile.
  if (!(await changePasskey({ id, userId, counter }, use))) throw refused();
  return signedIn(user, actor, note('accounts.activity.signedInByPasskey', { name }));
}
