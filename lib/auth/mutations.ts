import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { SESSION_SECONDS } from '@/lib/constants/limits.ts';
import { db } from '@/lib/database/db.ts';
import type { TokenPurpose } from '@/lib/generated/prisma/client.ts';

/**
 * Ends one session for good: every cookie that names it is refused from now on. It is remembered for as long as a cookie
 * of this moment could last.
 */
export async function endSession(id: string): Promise<void> {
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
  await (await db()).endedSession.createMany({ data: [{ id, expiresAt }], skipDuplicates: true });
}

/** How long a mailed link works, in milliseconds. */
const LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  verify_email: 24 * 60 * 60 * 1000,
  reset_password: 60 * 60 * 1000,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes the token of a link; it replaces an earlier one of the same purpose. Only its hash is stored. */
export async function issueToken(userId: string, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS[purpose]);
  await (await db()).$transaction(async (tx) => {
    await tx.oneTimeToken.deleteMany({ where: { userId, purpose } });
    await tx.oneTimeToken.create({ data: { hash: hashOf(token), userId, purpose, expiresAt } });
  });
  return token;
}

/**
 * Uses a token up, in one statement.
 * @param userId leaves the token alone unless it is this user's
 * @returns its user's id, or null when unknown, used, expired or another user's
 */
export async function redeemToken(
  token: string,
  purpose: TokenPurpose,
  userId: string | null = null,
): Promise<string | null> {
  const rows = await (await db()).$queryRaw<{ user_id: string }[]>`
    DELETE FROM one_time_tokens
    WHERE hash = ${hashOf(token)} AND purpose = ${purpose}::token_purpose
      AND expires_at > ${new Date()} AND (${userId}::text IS NULL OR user_id = ${userId})
    RETURNING user_id`;
  return rows[0]?.user_id ?? null;
}
