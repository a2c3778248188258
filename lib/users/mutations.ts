import 'server-only';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import { isUniqueViolation } from '@/lib/database/unique-violation.ts';
import { Prisma, type User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { claimNext, NO_LEASE } from '@/lib/jobs/mutations.ts';
import { findSlugsLike } from './queries.ts';
import { displayNameOf, slugBase, userQuotaKey } from './rules.ts';

/** What a new account begins with. */
export type NewUser = {
  email: string;
  name: string | null;
  image: string | null;
  passwordHash: string | null;
  emailVerified: Date | null;
};

/** Raised when the email address already has an account. */
export class EmailTakenError extends Error {}

/**
 * Creates a user with a free slug.
 * @throws EmailTakenError
 */
export async function createUser(user: NewUser): Promise<User> {
  const base = slugBase(displayNameOf(user));
  // Two people of one name may sign up at once; the unique column decides, the other takes the next slug.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const slug = await freeSlug(base);
    try {
      return await (await db()).user.create({ data: { id: newId(), ...user, slug } });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const taken = await (await db()).user.count({ where: { email: user.email } });
      if (taken > 0) throw new EmailTakenError('email taken', { cause: error });
    }
  }
  throw new Error(`no free slug for ${base}`);
}

async function freeSlug(base: string): Promise<string> {
  const taken = new Set(await findSlugsLike(base));
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
  }
}

/** Remembers that a user has just signed in. */
export async function touchSignIn(id: string): Promise<User> {
  return (await db()).user.update({ where: { id }, data: { lastSignInAt: new Date() } });
}

/** Sets a new password, ends all sessions and withdraws all mailed links. */
export async function replacePassword(id: string, passwordHash: string | null): Promise<User> {
  return (await db()).$transaction(async (tx) => {
    await tx.oneTimeToken.deleteMany({ where: { userId: id } });
    return tx.user.update({ where: { id }, data: { passwordHash, sessionVersion: { increment: 1 } } });
  });
}

/** Sets whom a user's blogs are shown to from now on, until the user says otherwise of one; those there are stay. */
export async function saveDefaultVisibility(id: string, visibility: BlogVisibility): Promise<User> {
  return (await db()).user.update({ where: { id }, data: { defaultVisibility: visibility } });
}

/** Sets whether the product's name is left out around a user's blogs while they subscribe. */
export async function saveBranding(id: string, hidesBranding: boolean): Promise<User> {
  return (await db()).user.update({ where: { id }, data: { hidesBranding } });
}

/** Remembers that a user has proved their email address. */
export async function markEmailVerified(id: string): Promise<void> {
  await (await db()).user.update({ where: { id }, data: { emailVerified: new Date() } });
}

/**
 * Sets a password for the person who has just proved the address, by a mailed link or at Google. Where nobody had
 * proved it before, whoever made the account loses every way in: password, sessions, links and identities.
 * @param passwordHash null leaves the account without a password
 */
export async function takeOverByEmail(id: string, passwordHash: string | null): Promise<User> {
  return (await db()).$transaction(async (tx) => {
    const { emailVerified } = await tx.user.findUniqueOrThrow({ where: { id } });
    if (!emailVerified) await tx.account.deleteMany({ where: { userId: id } });
    await tx.oneTimeToken.deleteMany({ where: { userId: id } });
    return tx.user.update({
      where: { id },
      data: { passwordHash, emailVerified: emailVerified ?? new Date(), sessionVersion: { increment: 1 } },
    });
  });
}

/**
 * Makes a visitor's ownerless blogs a user's own, shown to whom the user has set for all of theirs, and counts them as
 * theirs. Whoever comes second gets nothing.
 */
export async function claimVisitorBlogs(visitorId: string, userId: string): Promise<void> {
  await (await db()).$executeRaw`
    WITH claimed AS (
      UPDATE blogs SET user_id = ${userId}, visitor_id = NULL,
        visibility = (SELECT default_visibility FROM users WHERE id = ${userId})
      WHERE visitor_id = ${visitorId} AND user_id IS NULL
      RETURNING 1
    )
    INSERT INTO quotas (key, used, updated_at)
    SELECT ${userQuotaKey(userId)}, count(*), now() FROM claimed HAVING count(*) > 0
    ON CONFLICT (key) DO UPDATE SET used = quotas.used + excluded.used, updated_at = now()`;
}

/** Due whatever the database's clock says. */
const AT_ONCE = new Date(0);

/** How long one process may take for a try to deliver a notification, in ms. */
const NOTIFICATION_LEASE_MS = 30_000;

/** A notification that this process sends. The end of the lease identifies the claim: an outdated one changes nothing. */
export type ClaimedNotification = { id: string; attempts: number; payload: Prisma.JsonValue; leaseExpiresAt: Date };

/**
 * Stores the notification of the product's backend about a new account, to be sent at once.
 * @returns false, and nothing changed, when something is stored for this user already
 */
export async function createSignupNotification(userId: string, payload: Prisma.InputJsonObject): Promise<boolean> {
  const { count } = await (await db()).signupNotification.createMany({
    data: [{ userId, payload, dueAt: AT_ONCE }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** Makes the notifications due again that were given up. */
export async function reviveSignupNotifications(): Promise<void> {
  await (await db()).signupNotification.updateMany({
    where: { deliveredAt: null, dueAt: null },
    data: { dueAt: AT_ONCE, attempts: 0 },
  });
}

/** Claims the notification that is next, and counts the try; null when none is due. */
export async function claimSignupNotification(): Promise<ClaimedNotification | null> {
  return claimNext({
    table: 'signup_notifications',
    key: 'user_id',
    leaseMs: NOTIFICATION_LEASE_MS,
    changes: Prisma.sql`attempts = attempts + 1`,
    isDue: Prisma.sql`due_at <= now() AND ${NO_LEASE}`,
    order: Prisma.sql`due_at, user_id`,
    returning: Prisma.sql`user_id AS id, attempts, payload, lease_expires_at AS "leaseExpiresAt"`,
  });
}

/** What became of a try: it arrived, is tried again at a time (null: never), or was broken off and does not count. */
export type SignupDelivery = 'delivered' | { dueAt: Date | null } | 'broken-off';

/** Says what became of a claimed notification, unless another process has it by now. */
export async function settleSignupNotification(
  { id, attempts, leaseExpiresAt }: ClaimedNotification,
  outcome: SignupDelivery,
): Promise<void> {
  const changes = {
    delivered: () => ({ deliveredAt: new Date(), dueAt: null }),
    'broken-off': () => ({ dueAt: AT_ONCE, attempts: attempts - 1 }),
  };
  const data = typeof outcome === 'string' ? changes[outcome]() : outcome;
  await (await db()).signupNotification.updateMany({
    where: { userId: id, leaseExpiresAt },
    data: { ...data, leaseExpiresAt: null },
  });
}
