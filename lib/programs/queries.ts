import 'server-only';
import { db } from '@/lib/database/db.ts';

export const PROGRAM_COLUMNS = {
  id: true,
  name: true,
  scopes: true,
  clientId: true,
  createdAt: true,
  lastUsedAt: true,
} as const;

/** The user's keys, and the connections that can still be used or renewed, newest first. */
export async function findPrograms(userId: string) {
  const isLater = { gt: new Date() };
  const isAlive = [{ clientId: null }, { expiresAt: isLater }, { refreshExpiresAt: isLater }];
  return (await db()).accessToken.findMany({
    where: { userId, OR: isAlive },
    select: PROGRAM_COLUMNS,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  });
}
