import 'server-only';
import { hashToken, newToken } from '@/lib/auth/mutations.ts';
import { inOrder, TOKEN_PREFIXES } from '@/lib/auth/token-rules.ts';
import { db } from '@/lib/database/db.ts';
import { newId } from '@/lib/ids.ts';
import { noteActivity } from '@/lib/users/activity-mutations.ts';
import { MAX_KEYS, type NewKey } from './schema.ts';

/** Creates a key, and returns it with its secret, of which only the hash is stored; null if the user has too many. */
export async function saveKey(userId: string, { name, scopes }: NewKey) {
  const secret = `${TOKEN_PREFIXES.key}${newToken()}`;
  const data = { id: newId(), userId, name, scopes: inOrder(scopes), hash: hashToken(secret) };
  return (await db()).$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`keys of ${userId}`}))`;
    if ((await tx.accessToken.count({ where: { userId, clientId: null } })) >= MAX_KEYS) return null;
    const key = await tx.accessToken.create({ data });
    await noteActivity({ userId, kind: 'key', text: `Created the key “${name}”.` }, tx);
    return { ...key, secret };
  });
}

/** Revokes a key or connection of the user; false if there is none. */
export async function deleteProgram(userId: string, id: string): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    const found = await tx.accessToken.findFirst({ where: { id, userId } });
    const { count } = await tx.accessToken.deleteMany({ where: { id, userId } });
    if (!found || count === 0) return false;
    const kind = found.clientId === null ? 'key' : 'connection';
    await noteActivity({ userId, kind, text: `Revoked the ${kind} “${found.name}”.` }, tx);
    return true;
  });
}
