import 'server-only';
import { db } from '@/lib/database/db.ts';

/** The user's keys, and the connections that can still be used or renewed, newest first. */
export async function findPrograms(userId: string) {
  const isLater = { gt: new Date() };
  const OR = [{ clientId: null }, { expiresAt: isLater }, { refreshExpiresAt: isLater }];
  return (await db()).accessToken.findMany({ where: { userId, OR }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] });
}
