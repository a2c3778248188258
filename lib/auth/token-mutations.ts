import 'server-only';
import { db } from '@/lib/database/db.ts';

/** Notes that an access was used, at most once a minute. */
export async function noteUse({ id, lastUsedAt }: { id: string; lastUsedAt: Date | null }): Promise<void> {
  const minuteAgo = new Date(Date.now() - 60_000);
  if (lastUsedAt !== null && lastUsedAt > minuteAgo) return;
  const where = { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: minuteAgo } }] };
  await (await db()).accessToken.updateMany({ where, data: { lastUsedAt: new Date() } });
}
