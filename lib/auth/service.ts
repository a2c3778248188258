import 'server-only';
import type { z } from 'zod';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import type { TokenPurpose, User } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { addressSubject, countTry, forgetTries } from '@/lib/http/rate-limit.ts';
import { log } from '@/lib/log.ts';
import { mailWorks, sendMail } from '@/lib/mail/mailer.ts';
import {
  claimVisitorBlogs,
  createUser,
  EmailTakenError,
  markEmailVerified,
  replacePassword,
  saveDefaultVisibility,
  takeOverByEmail,
  touchSignIn,
} from '@/lib/users/mutations.ts';
import { findUser, findUserByEmail } from '@/lib/users/queries.ts';
import { notifySignup } from '@/lib/users/signup-notification.ts';
import type { Actor, UserActor } from './actor.ts';
import { issueToken, redeemToken } from './mutations.ts';
import { countLogin, hashPassword, isCommonPassword, uncountLogin, verifyPassword } from './passwords.ts';
import type * as schemas from './schema.ts';
import { knownDevice } from './session.ts';

type Form<Name extends keyof typeof schemas> = z.infer<(typeof schemas)[Name]>;

type MailedLink = { subject: string; path: string; before: string; label: string; note: string };

const MAILED_LINKS: Readonly<Record<TokenPurpose, MailedLink>> = {
  verify_email: {
    subject: `Confirm your email address for ${BRAND_NAME}`,
    path: '/verify-email',
    before: 'Please confirm that this address is yours. The link works for 24 hours.',
    label: 'Confirm email address',
    note: `If you did not create an account on ${BRAND_NAME}, ignore this message.`,
  },
  reset_password: {
    subject: `Choose a new password for ${BRAND_NAME}`,
    path: '/reset-password',
    before: 'Someone, hopefully you, asked for a new password. The link works once, for an hour.',
    label: 'Choose a new password',
    note: 'If it was not you, ignore this message; your password stays the same.',
  },
};

async function mailLink(user: User, purpose: TokenPurpose): Promise<void> {
  const { subject, path, before, label, note } = MAILED_LINKS[purpose];
  const url = `${siteUrl()}${path}?token=${await issueToken(user.id, purpose)}`;
  await sendMail(user.email, { subject, paragraphs: [before], button: { label, url }, note });
}

const accountSubject = (email: string) => `account ${email}`;

function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw new AppError('invalid-input', AUTH_MESSAGES.passwordCommon);
}

/** Registers by email and signs in (spec §4: always notified). Throws AppError invalid-input, conflict. */
export async function register(actor: Actor, form: Form<'registerSchema'>): Promise<User> {
  await countTry('signUp', [addressSubject(actor.address)]);
  refuseCommon(form.password);
  const passwordHash = await hashPassword(form.password);
  const profile = { email: form.email, passwordHash, name: null, image: null, emailVerified: null };
  const user = await createUser(profile).catch((cause: unknown) => {
    if (!(cause instanceof EmailTakenError)) throw cause;
    throw new AppError('conflict', AUTH_MESSAGES.registerFailed, { cause });
  });
  await notifySignup(user, 'email');
  if (mailWorks()) {
    await mailLink(user, 'verify_email').catch((err) => log().warn({ err }, 'verification not mailed'));
  }
  return signedIn(user, actor);
}

/** Signs in; unknown accounts take as long as wrong passwords. Throws AppError unauthenticated (spec §8). */
export async function login(actor: Actor, form: Form<'loginSchema'>, cookie: string | null): Promise<User> {
  const user = await findUserByEmail(form.email);
  const device = user ? await knownDevice(cookie, user) : undefined;
  const attempt = { email: form.email, address: actor.address, device };
  await countLogin(attempt);
  const matches = await verifyPassword(user?.passwordHash ?? null, form.password);
  if (!user || !matches) throw new AppError('unauthenticated', AUTH_MESSAGES.loginFailed);
  await uncountLogin(attempt);
  return signedIn(user, actor);
}

/** Completes every sign-in: stores the time and assigns the visitor's blogs to the user. */
export async function signedIn(user: User, actor: { visitorId: string }): Promise<User> {
  await claimVisitorBlogs(actor.visitorId, user.id);
  return touchSignIn(user.id);
}

/** Mails a reset link, and answers the same without an account. Throws AppError unavailable, too-many-requests. */
export async function requestPasswordReset(actor: Actor, form: Form<'resetRequestSchema'>): Promise<void> {
  if (!mailWorks()) throw new AppError('unavailable', AUTH_MESSAGES.mailNotConfigured);
  await countTry('mail', [addressSubject(actor.address), accountSubject(form.email)]);
  const user = await findUserByEmail(form.email);
  // Not awaited: the response time must not reveal whether the address has an account.
  if (user) void mailLink(user, 'reset_password').catch((err) => log().error({ err }, 'reset not mailed'));
}

/** Sets a password by a mailed link and signs in; other sessions end. Throws AppError invalid-input. */
export async function resetPassword(actor: Actor, form: Form<'resetPasswordSchema'>): Promise<User> {
  await countTry('token', [addressSubject(actor.address)]);
  refuseCommon(form.password);
  const userId = await redeemToken(form.token, 'reset_password');
  if (!userId) throw new AppError('invalid-input', AUTH_MESSAGES.linkExpired);
  const user = await takeOverByEmail(userId, await hashPassword(form.password));
  return signedIn(user, actor);
}

/** Verifies the user's address by a mailed link. A mailbox alone is not enough: its owner may not have registered. */
export async function verifyEmail(actor: UserActor, token: string): Promise<void> {
  await countTry('token', [addressSubject(actor.address)]);
  const userId = await redeemToken(token, 'verify_email', actor.user.id);
  if (!userId) throw new AppError('invalid-input', AUTH_MESSAGES.linkExpired);
  await markEmailVerified(userId);
}

/** Mails the verification link again. Errors: see sendMail; too-many-requests. */
export async function resendVerification(actor: UserActor): Promise<void> {
  await countTry('mail', [accountSubject(actor.user.email)]);
  if (!actor.user.emailVerified) await mailLink(actor.user, 'verify_email');
}

/** Changes the password and ends all sessions. Throws AppError invalid-input for a wrong or common password. */
export async function changePassword(actor: UserActor, form: Form<'changePasswordSchema'>): Promise<User> {
  // Counted per signed-in user, so that others' guesses do not block them.
  const subject = `password of ${actor.user.id}`;
  await countTry('login', [subject]);
  const user = await findUser(actor.user.id);
  const hash = user?.passwordHash ?? null;
  if (hash !== null && !(await verifyPassword(hash, form.currentPassword))) {
    throw new AppError('invalid-input', 'The current password is wrong.');
  }
  refuseCommon(form.password);
  await forgetTries('login', subject);
  return replacePassword(actor.user.id, await hashPassword(form.password));
}

export async function changeDefaultVisibility(actor: UserActor, visibility: BlogVisibility): Promise<User> {
  return saveDefaultVisibility(actor.user.id, visibility);
}
