import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { db } from '@/lib/database/db.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Lifetime of an unused operator link, in ms. */
const CODE_LIFETIME_MS = 24 * HOUR_MS;

/** Lifetime of an operator's browser token, in seconds. */
export const OPERATOR_SECONDS = 30 * 24 * 60 * 60;

const newToken = () => randomBytes(32).toString('base64url');

/** Stored form of a code or token. */
export const operatorHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Creates the code of an operator link. Only its hash is stored. */
export async function issueOperatorCode(): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(Date.now() + CODE_LIFETIME_MS);
  await (await db()).operatorToken.create({ data: { hash: operatorHash(code), kind: 'code', expiresAt } });
  return code;
}

/**
 * Redeems a code.
 * @returns a token for the browser; null if the code is unknown, used or expired
 */
export async function redeemOperatorCode(code: string): Promise<string | null> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + OPERATOR_SECONDS * 1000);
  return (await db()).$transaction(async (tx) => {
    const { count } = await tx.operatorToken.deleteMany({
      where: { hash: operatorHash(code), kind: 'code', expiresAt: { gt: new Date() } },
    });
    if (count === 0) return null;
    await tx.operatorToken.create({ data: { hash: operatorHash(token), kind: 'browser', expiresAt } });
    return token;
  });
}

/** Deletes a browser's token. */
export async function deleteOperatorToken(token: string): Promise<void> {
  await (await db()).operatorToken.deleteMany({ where: { hash: operatorHash(token), kind: 'browser' } });
}
