import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { PrismaAdapter } from '@auth/prisma-adapter';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { SESSION_SECONDS } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import type { IdempotentAnswer, Passkey, Prisma, TokenPurpose } from '@/lib/generated/prisma/client.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { createUser, noteActivity } from '@/lib/users/mutations.ts';
import { signupNotification } from '@/lib/users/signup-notification.ts';

/** A secret of 43 characters, 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Ends one session: its cookies are refused from now on. The entry outlives any such cookie. */
export async function endSession(id: string): Promise<void> {
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
  await (await db()).endedSession.createMany({ data: [{ id, expiresAt }], skipDuplicates: true });
}

const HOUR_MS = 60 * 60 * 1000;

const LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = { verify_email: 24 * HOUR_MS, reset_password: HOUR_MS };

/** Creates the token of a link, replacing an earlier one of the same purpose. Only its hash is stored. */
export async function issueToken(userId: string, purpose: TokenPurpose): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME_MS[purpose]);
  await (await db()).$transaction(async (tx) => {
    await tx.oneTimeToken.deleteMany({ where: { userId, purpose } });
    await tx.oneTimeToken.create({ data: { hash: hashToken(token), userId, purpose, expiresAt } });
  });
  return token;
}

/** Redeems a token, atomically. Returns its user's id; null if unknown, used, expired or not of the given user. */
export async function redeemToken(token: string, purpose: TokenPurpose, userId: string | null = null) {
  const rows = await (await db()).$queryRaw<{ user_id: string }[]>`
    DELETE FROM one_time_tokens
    WHERE hash = ${hashToken(token)} AND purpose = ${purpose}::token_purpose
      AND expires_at > ${new Date()} AND (${userId}::text IS NULL OR user_id = ${userId})
    RETURNING user_id`;
  return rows[0]?.user_id ?? null;
}

const CODE_LIFETIME_MS = 24 * HOUR_MS;

export const OPERATOR_SECONDS = 30 * 24 * 60 * 60;

/**
 * Creates the code of an operator link, and ends unused earlier ones, those of other processes too: an old output must not
 * open the site. Only its hash is stored.
 */
export async function issueOperatorCode(): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(Date.now() + CODE_LIFETIME_MS);
  const prisma = await db();
  await prisma.$transaction([
    prisma.operatorToken.deleteMany({ where: { kind: 'code' } }),
    prisma.operatorToken.create({ data: { hash: hashToken(code), kind: 'code', expiresAt } }),
  ]);
  return code;
}

export async function redeemOperatorCode(code: string): Promise<string | null> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + OPERATOR_SECONDS * 1000);
  return (await db()).$transaction(async (tx) => {
    const { count } = await tx.operatorToken.deleteMany({
      where: { hash: hashToken(code), kind: 'code', expiresAt: { gt: new Date() } },
    });
    if (count === 0) return null;
    await tx.operatorToken.create({ data: { hash: hashToken(token), kind: 'browser', expiresAt } });
    return token;
  });
}

export async function deleteOperatorToken(token: string): Promise<void> {
  await (await db()).operatorToken.deleteMany({ where: { hash: hashToken(token), kind: 'browser' } });
}

export async function nextAuthAdapter(): Promise<Adapter> {
  const base = PrismaAdapter((await db()) as never) as unknown as Adapter;
  return {
    ...base,
    createUser: async (profile: Omit<AdapterUser, 'id'>) => {
      const { email, name = null, image = null } = profile;
      const data = { email: email.toLowerCase(), name, image, passwordHash: null, emailVerified: new Date() };
      // The sign-in that creates an account is a new signup (spec §4).
      return createUser(data, (user) => signupNotification(user, 'google'));
    },
    // Called with an unverified session cookie: null keeps an identity from being linked to that cookie's user.
    getUser: async () => null,
    linkAccount: async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
      await (await db()).account.create({ data: { userId, type, provider, providerAccountId } });
    },
  };
}

export async function createPasskey(data: Prisma.PasskeyUncheckedCreateInput): Promise<void> {
  await (await db()).passkey.create({ data });
  await noteActivity({
    userId: data.userId,
    kind: 'passkey',
    text: note('accounts.activity.passkeyAdded', { name: data.name }),
  });
}

type ChosenPasskey = Pick<Passkey, 'id' | 'userId'> & { counter?: number };

/** Returns whether there was such a passkey. */
export const changePasskey = async (where: ChosenPasskey, data: Partial<Passkey>): Promise<boolean> =>
  (await (await db()).passkey.updateMany({ where, data })).count > 0;

export async function deletePasskey({ id, userId }: ChosenPasskey): Promise<void> {
  const removed = await (await db()).$queryRaw<Pick<Passkey, 'name'>[]>`
    DELETE FROM passkeys WHERE id = ${id} AND user_id = ${userId} RETURNING name`;
  for (const { name } of removed) {
    await noteActivity({ userId, kind: 'passkey', text: note('accounts.activity.passkeyRemoved', { name }) });
  }
}

/** Notes that an access was used, at most once a minute. */
export async function noteUse({ id, lastUsedAt }: { id: string; lastUsedAt: Date | null }): Promise<void> {
  const minuteAgo = new Date(Date.now() - 60_000);
  if (lastUsedAt !== null && lastUsedAt > minuteAgo) return;
  const where = { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: minuteAgo } }] };
  await (await db()).accessToken.updateMany({ where, data: { lastUsedAt: new Date() } });
}

type Key = Pick<IdempotentAnswer, 'actor' | 'key'>;

/** Takes a key, also one that is a day old, or an hour without an answer: its process died. Null, or who has it. */
export async function takeKey({ actor, key }: Key, requestHash: string) {
  const prisma = await db();
  const taken = await prisma.$executeRaw`
    INSERT INTO idempotent_answers AS earlier (actor, key, request_hash) VALUES (${actor}, ${key}, ${requestHash})
    ON CONFLICT (actor, key) DO UPDATE
    SET request_hash = excluded.request_hash, status = NULL, body = NULL, created_at = now()
    WHERE earlier.created_at < now() - CASE WHEN earlier.status IS NULL THEN interval '1 hour' ELSE interval '1 day' END`;
  if (taken === 1) return null;
  const earlier = await prisma.idempotentAnswer.findUnique({ where: { actor_key: { actor, key } } });
  return earlier ?? { requestHash, status: null, body: null };
}

/** Keeps an answer, or frees the key. */
export async function settleKey(where: Key, data: { status: number; body: object } | undefined): Promise<void> {
  const { idempotentAnswer } = await db();
  await (data ? idempotentAnswer.updateMany({ where, data }) : idempotentAnswer.deleteMany({ where }));
}
