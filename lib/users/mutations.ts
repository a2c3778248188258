import 'server-only';
import { randomInt } from 'node:crypto';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { db } from '@/lib/database/db.ts';
import { isUniqueViolation } from '@/lib/database/outage.ts';
import { Prisma, type User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { claimNext, NO_LEASE } from '@/lib/jobs/mutations.ts';
import { findTakenSlugs } from './queries.ts';
import { displayNameOf, slugBase, userQuotaKey } from './rules.ts';

export type NewUser = {
  email: string;
  name: string | null;
  image: string | null;
  passwordHash: string | null;
  emailVerified: Date | null;
};

/** The email address already has an account. */
export class EmailTakenError extends Error {}

/** Creates a user with a free slug. Errors: EmailTakenError. */
export async function createUser(user: NewUser): Promise<User> {
  const base = slugBase(displayNameOf(user));
  // The unique column decides between simultaneous sign-ups; the loser tries the next slug.
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

/** Slugs with a small number that are tried before a random one. */
const NUMBERED_SLUGS = 20;

async function freeSlug(base: string): Promise<string> {
  const numbered = [base, ...Array.from({ length: NUMBERED_SLUGS }, (_, at) => `${base}-${at + 2}`)];
  const taken = new Set(await findTakenSlugs(numbered));
  return numbered.find((slug) => !taken.has(slug)) ?? `${base}-${randomInt(1_000_000_000)}`;
}

export async function touchSignIn(id: string): Promise<User> {
  return (await db()).user.update({ where: { id }, data: { lastSignInAt: new Date() } });
}

/** Sets a password, ends all sessions and revokes all mailed links. */
export async function replacePassword(id: string, passwordHash: string | null): Promise<User> {
  return (await db()).$transaction(async (tx) => {
    await tx.oneTimeToken.deleteMany({ where: { userId: id } });
    return tx.user.update({ where: { id }, data: { passwordHash, sessionVersion: { increment: 1 } } });
  });
}

export async function saveDefaultVisibility(id: string, visibility: BlogVisibility): Promise<User> {
  return (await db()).user.update({ where: { id }, data: { defaultVisibility: visibility } });
}

/** Names a user, unless they have changed their name meanwhile. */
export async function nameUser({ id, name }: User, chosen: string): Promise<void> {
  await (await db()).user.updateMany({ where: { id, name }, data: { name: chosen } });
}

/** Hides or shows the product's name around a user's blogs. */
export async function saveBranding(id: string, hidesBranding: boolean): Promise<User> {
  return (await db()).user.update({ where: { id }, data: { hidesBranding } });
}

export async function markEmailVerified(id: string): Promise<void> {
  await (await db()).user.update({ where: { id }, data: { emailVerified: new Date() } });
}

/**
 * Sets a password (or none) for the owner of an address, as proven by a mailed link or Google. If the address was
 * unverified, the account's creator loses all access: password, sessions, links and identities.
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

/** Moves a visitor's blogs to a user, with the user's default visibility, and counts them against the user's quota. */
export async function claimVisitorBlogs(visitorId: string, userId: string): Promise<void> {
  await (await db()).$executeRaw`
    WITH claimed AS (
      UPDATE blogs SET user_id = ${userId}, visitor_id = NULL,
        visibility = (SELECT default_visibility FROM users WHERE id = ${userId})
      WHERE visitor_id = ${visitorId} AND user_id IS NULL AND blocked_at IS NULL
      RETURNING 1
    )
    INSERT INTO quotas (key, used, updated_at)
    SELECT ${userQuotaKey(userId)}, count(*), now() FROM claimed HAVING count(*) > 0
    ON CONFLICT (key) DO UPDATE SET used = quotas.used + excluded.used, updated_at = now()`;
}

/** Always in the past, whatever the database's clock says. */
const AT_ONCE = new Date(0);

const NOTIFICATION_LEASE_MS = 30_000;

/** A claimed notification; the lease's end identifies the claim. */
export type ClaimedNotification = { id: string; attempts: number; payload: Prisma.JsonValue; leaseExpiresAt: Date };

/** Queues the signup notification of a user. @returns false if one exists */
export async function createSignupNotification(userId: string, payload: Prisma.InputJsonObject): Promise<boolean> {
  const { count } = await (await db()).signupNotification.createMany({
    data: [{ userId, payload, dueAt: AT_ONCE }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** Queues undelivered notifications again. */
export async function reviveSignupNotifications(): Promise<void> {
  await (await db()).signupNotification.updateMany({
    where: { deliveredAt: null, dueAt: null },
    data: { dueAt: AT_ONCE, attempts: 0 },
  });
}

/** Claims the next notification and counts the attempt, or returns null. */
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

/** Result of an attempt: delivered, retry at a time (null: never), or interrupted, which does not count. */
export type SignupDelivery = 'delivered' | { dueAt: Date | null } | 'broken-off';

/** Stores an attempt's result unless another process has claimed it. */
export async function settleSignupNotification(
  { id, attempts, leaseExpiresAt }: ClaimedNotification,
  outcome: SignupDelivery,
): Promise<void> {
  const changes = {
    delivered: { deliveredAt: new Date(), dueAt: null },
    'broken-off': { dueAt: AT_ONCE, attempts: attempts - 1 },
  };
  const data = typeof outcome === 'string' ? changes[outcome] : outcome;
  await (await db()).signupNotification.updateMany({
    where: { userId: id, leaseExpiresAt },
    data: { ...data, leaseExpiresAt: null },
  });
}
