import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { Prisma } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';
import { noteActivity } from '@/lib/users/activity-mutations.ts';

export const createClient = async (data: { name: string; redirectUris: string[] }) =>
  (await db()).oAuthClient.create({ data: { id: newId(), ...data } });

export const createCode = async (data: Prisma.AuthorizationCodeUncheckedCreateInput) =>
  (await db()).authorizationCode.create({ data });

/** Whether the code was still unused. */
export const spendCode = async (hash: string): Promise<boolean> =>
  (await (await db()).authorizationCode.deleteMany({ where: { hash } })).count > 0;

type Connection = Omit<Prisma.AccessTokenUncheckedCreateInput, 'id'>;

export async function createConnection(data: Connection): Promise<void> {
  await (await db()).$transaction(async (tx) => {
    const { userId, name } = await tx.accessToken.create({ data: { id: newId(), ...data } });
    await noteActivity({ userId, kind: 'connection', text: `Connected “${name}”.` }, tx);
  });
}

/** Replaces a connection's tokens; false if its refresh token was used or revoked meanwhile. */
export const renewConnection = async (refreshHash: string, data: Partial<Connection>): Promise<boolean> =>
  (await (await db()).accessToken.updateMany({ where: { refreshHash }, data })).count > 0;

export const disconnect = async (where: Prisma.AccessTokenWhereInput) => (await db()).accessToken.deleteMany({ where });
