import { randomUUID } from 'node:crypto';
import { hashToken } from '@/lib/auth/mutations.ts';
import type { Scope } from '@/lib/constants/scopes.ts';
import { db } from '@/lib/database/db.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { newId } from '@/lib/ids.ts';

/** The header of a program with a key of this user. */
export async function keyOf({ id: userId }: Pick<User, 'id'>, scopes: Scope[]) {
  const secret = `qck_${randomUUID()}`;
  const { accessToken } = await db();
  await accessToken.create({ data: { id: newId(), userId, name: 'Test', hash: hashToken(secret), scopes } });
  return { authorization: `Bearer ${secret}` };
}
