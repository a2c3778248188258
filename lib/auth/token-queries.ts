import 'server-only';
import { db } from '@/lib/database/db.ts';
import { hashToken } from './mutations.ts';
import { TOKEN_PREFIXES } from './token-rules.ts';

/** The access that a secret gives, with its user; null if it is unknown, revoked or expired. */
export async function findAccess(secret: string) {
  if (![TOKEN_PREFIXES.key, TOKEN_PREFIXES.access].some((prefix) => secret.startsWith(prefix))) return null;
  const { accessToken } = await db();
  const access = await accessToken.findUnique({ where: { hash: hashToken(secret) }, include: { user: true } });
  return access && (access.expiresAt === null || access.expiresAt > new Date()) ? access : null;
}
