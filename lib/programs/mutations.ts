import 'server-only';
import { newToken } from '@/lib/auth/mutations.ts';
import { TOKEN_PREFIXES } from '@/lib/constants/scopes.ts';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { isId, newId } from '@/lib/ids.ts';
import { note, sentence } from '@/lib/messages/catalogue.ts';
import { noteActivity } from '@/lib/users/mutations.ts';
import { MAX_KEYS } from './schema.ts';

/** A secret; those of a connection that are used once name it by `id`. */
export const newSecret = (kind: keyof typeof TOKEN_PREFIXES, id = '') => `${TOKEN_PREFIXES[kind]}${id}${newToken()}`;

/** The user's keys, and the connections that can still be used or renewed, newest first. */
export async function findPrograms(userId: string) {
  const isLater = { gt: new Date() };
  const rows = await (await db()).accessToken.findMany({
    where: { userId, OR: [{ clientId: null }, { expiresAt: isLater }, { refreshExpiresAt: isLater }] },
    select: { id: true, name: true, scopes: true, clientId: true, createdAt: true, lastUsedAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  });
  return rows.map(({ clientId, ...program }) => ({ ...program, isConnection: clientId !== null }));
}

type NewAccess = Omit<Prisma.AccessTokenUncheckedCreateInput, 'id'> & { id?: string };

/** Creates a connection of a client or, without one, a key. @throws AppError conflict when the user has too many keys */
export async function createAccess(access: NewAccess): Promise<string> {
  const { userId, name, clientId } = access;
  return (await db()).$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`keys of ${userId}`}))`;
    const isFull = !clientId && (await tx.accessToken.count({ where: { userId, clientId: null } })) >= MAX_KEYS;
    if (isFull) throw new AppError('conflict', sentence('settingsRefusals.keysMany', { count: MAX_KEYS }));
    const { id } = await tx.accessToken.create({ data: { id: newId(), ...access } });
    const text = note(`activityNotes.${clientId ? 'connected' : 'keyCreated'}`, { name });
    await noteActivity({ userId, kind: clientId ? 'connection' : 'key', text }, tx);
    return id;
  });
}

/** Revokes a key or connection of the user; false if there is none. */
export async function deleteAccess(userId: string, id: string): Promise<boolean> {
  return (await db()).$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ name: string; kind: 'key' | 'connection' }[]>`
      DELETE FROM access_tokens WHERE id = ${id} AND user_id = ${userId}
      RETURNING name, CASE WHEN client_id IS NULL THEN 'key' ELSE 'connection' END AS kind`;
    for (const { name, kind } of rows) {
      const text = note(`activityNotes.${kind}Revoked`, { name });
      await noteActivity({ userId, kind, text }, tx);
    }
    return rows.length > 0;
  });
}

export const findClient = async (id: string) =>
  isId(id) ? (await db()).oAuthClient.findUnique({ where: { id } }) : null;

export const createClient = async (data: { name: string; redirectUris: string[] }) =>
  (await db()).oAuthClient.create({ data: { id: newId(), ...data } });

export const findCode = async (hash: string) => (await db()).authorizationCode.findUnique({ where: { hash } });

export const createCode = async (data: Prisma.AuthorizationCodeUncheckedCreateInput) =>
  (await db()).authorizationCode.create({ data });

/** Whether the code was still unused. */
export const spendCode = async (hash: string): Promise<boolean> =>
  (await (await db()).authorizationCode.deleteMany({ where: { hash } })).count > 0;

export const findConnection = async (refreshHash: string) =>
  (await db()).accessToken.findUnique({ where: { refreshHash } });

/** Replaces a connection's tokens; false if its refresh token was used or revoked meanwhile. */
export const renewConnection = async (refreshHash: string, data: Partial<NewAccess>): Promise<boolean> =>
  (await (await db()).accessToken.updateMany({ where: { refreshHash }, data })).count > 0;

export const disconnect = async (where: Prisma.AccessTokenWhereInput) => (await db()).accessToken.deleteMany({ where });
