import 'server-only';
import { TOKEN_PREFIXES } from '@/lib/constants/scopes.ts';
import { db } from '@/lib/database/db.ts';
import { hashToken } from './mutations.ts';

export const isEndedSession = async (id: string) => (await (await db()).endedSession.count({ where: { id } })) > 0;

export async function isOperatorToken(hash: string): Promise<boolean> {
  const where = { hash, kind: 'browser', expiresAt: { gt: new Date() } } as const;
  return (await (await db()).operatorToken.count({ where })) > 0;
}

export const findPasskeys = async (userId: string) =>
  (await db()).passkey.findMany({
    where: { userId },
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
    orderBy: { createdAt: 'asc' },
  });

export const findPasskey = async (id: string) =>
  (await db()).passkey.findUnique({ where: { id }, include: { user: true } });

/** The access that a secret gives, with its user; null if it is unknown, revoked or expired. */
export async function findAccess(secret: string) {
  if (![TOKEN_PREFIXES.key, TOKEN_PREFIXES.access].some((prefix) => secret.startsWith(prefix))) return null;
  const { accessToken } = await db();
  const access = await accessToken.findUnique({ where: { hash: hashToken(secret) }, include: { user: true } });
  return access && (access.expiresAt === null || access.expiresAt > new Date()) ? access : null;
}
