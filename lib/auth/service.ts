import 'server-only';
import type { z } from 'zod';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { env } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { addressSubject, countTry, forgetTries } from '@/lib/http/rate-limit.ts';
import { queueJobs } from '@/lib/jobs/mutations.ts';
import { mailWorks } from '@/lib/mail/mailer.ts';
import { note, sentence } from '@/lib/messages/catalogue.ts';
import {
  claimVisitorBlogs,
  createUser,
  EmailTakenError,
  noteActivity,
  replacePassword,
  takeOverByEmail,
  updateUser,
} from '@/lib/users/mutations.ts';
import { findActivities, findUser, findUserByEmail } from '@/lib/users/queries.ts';
import { signupNotification } from '@/lib/users/signup-notification.ts';
import type { Actor, UserActor } from './actor.ts';
import { mailedLink } from './mailed-links.ts';
import { redeemToken } from './mutations.ts';
import { countLogin, hashPassword, isCommonPassword, uncountLogin, verifyPassword } from './passwords.ts';
import type * as schemas from './schema.ts';
import { knownDevice } from './session.ts';

type Form<Name extends keyof typeof schemas> = z.infer<(typeof schemas)[Name]>;

export function googleIsConfigured(): boolean {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env();
  return Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET);
}

export const signInWays = () => ({ google: googleIsConfigured(), mail: mailWorks() });

const accountSubject = (email: string) => `account ${email}`;

function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw new AppError('invalid-input', sentence('auth.passwordCommon'));
}

/** Registers by email and signs in (spec §4: always notified). @throws AppError invalid-input, conflict */
export async function register(actor: Actor, form: Form<'registerSchema'>): Promise<User> {
  await countTry('signUp', [addressSubject(actor.address)]);
  refuseCommon(form.password);
  const passwordHash = await hashPassword(form.password);
  const profile = { email: form.email, passwordHash, name: null, image: null, emailVerified: null };
  const jobs = (user: User) => [
    ...signupNotification(user, 'email'),
    ...(mailWorks() ? [mailedLink(user.email, 'verify_email')] : []),
  ];
  const user = await createUser(profile, jobs).catch((cause: unknown) => {
    if (!(cause instanceof EmailTakenError)) throw cause;
    throw new AppError('conflict', sentence('auth.registerFailed'), { cause });
  });
  return signedIn(user, actor, note('accounts.activity.created'));
}

export async function login(actor: Actor, form: Form<'loginSchema'>, cookie: string | null): Promise<User> {
  const user = await findUserByEmail(form.email);
  const device = user ? await knownDevice(cookie, user) : undefined;
  const attempt = { email: form.email, address: actor.address, device };
  await countLogin(attempt);
  const matches = await verifyPassword(user?.passwordHash ?? null, form.password);
  if (!user || !matches) throw new AppError('unauthenticated', sentence('auth.loginFailed'));
  await uncountLogin(attempt);
  return signedIn(user, actor, note('accounts.activity.signedInByPassword'));
}

export async function signedIn(user: User, actor: { visitorId: string }, text: string): Promise<User> {
  await claimVisitorBlogs(actor.visitorId, user.id);
  await noteActivity({ userId: user.id, kind: 'sign_in', text });
  return updateUser(user.id, { lastSignInAt: new Date() });
}

/** Mails a reset link, and answers the same without an account. @throws AppError unavailable, too-many-requests */
export async function requestPasswordReset(actor: Actor, form: Form<'resetRequestSchema'>): Promise<void> {
  if (!mailWorks()) throw new AppError('unavailable', sentence('accounts.mailNotConfigured'));
  await countTry('mail', [addressSubject(actor.address), accountSubject(form.email)]);
  // The job looks for the account: the response time must not reveal whether there is one.
  await queueJobs([mailedLink(form.email, 'reset_password')]);
}

/** Sets a password by a mailed link and signs in; other sessions end. @throws AppError invalid-input */
export async function resetPassword(actor: Actor, form: Form<'resetPasswordSchema'>): Promise<User> {
  await countTry('token', [addressSubject(actor.address)]);
  refuseCommon(form.password);
  const userId = await redeemToken(form.token, 'reset_password');
  if (!userId) throw new AppError('invalid-input', sentence('recovery.linkExpired'));
  const user = await takeOverByEmail(userId, await hashPassword(form.password));
  return signedIn(user, actor, note('accounts.activity.signedInByLink'));
}

/** Verifies the user's address by a mailed link. A mailbox alone is not enough: its owner may not have registered. */
export async function verifyEmail(actor: UserActor, token: string): Promise<void> {
  await countTry('token', [addressSubject(actor.address)]);
  const userId = await redeemToken(token, 'verify_email', actor.user.id);
  if (!userId) throw new AppError('invalid-input', sentence('recovery.linkExpired'));
  await updateUser(userId, { emailVerified: new Date() });
}

export async function resendVerification(actor: UserActor): Promise<void> {
  if (!mailWorks()) throw new AppError('unavailable', sentence('accounts.mailNotConfigured'));
  await countTry('mail', [accountSubject(actor.user.email)]);
  await queueJobs([mailedLink(actor.user.email, 'verify_email')]);
}

export async function changePassword(actor: UserActor, form: Form<'changePasswordSchema'>): Promise<User> {
  // Counted per signed-in user, so that others' guesses do not block them.
  const subject = `password of ${actor.user.id}`;
  await countTry('login', [subject]);
  const user = await findUser(actor.user.id);
  const hash = user?.passwordHash ?? null;
  if (hash !== null && !(await verifyPassword(hash, form.currentPassword))) {
    throw new AppError('invalid-input', sentence('accounts.wrongPassword'));
  }
  refuseCommon(form.password);
  await forgetTries('login', subject);
  return replacePassword(actor.user.id, await hashPassword(form.password));
}

/** A page of the user's log, newest first; with `before` of older entries than the one with this id. */
export const listActivity = ({ user }: UserActor, before: unknown) =>
  findActivities(user.id, /^\d{1,18}$/.test(`${before}`) ? BigInt(`${before}`) : undefined);

export const changeLanguage = (actor: UserActor, interfaceLanguage: string): Promise<User> =>
  updateUser(actor.user.id, { interfaceLanguage });

export const changeDefaultVisibility = (actor: UserActor, defaultVisibility: BlogVisibility): Promise<User> =>
  updateUser(actor.user.id, { defaultVisibility });
