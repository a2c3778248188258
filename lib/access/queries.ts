import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { QuotaClaim } from './rules.ts';

export async function usedQuota(key: string): Promise<number> {
  return (await (await db()).quota.findUnique({ where: { key } }))?.used ?? 0;
}

export async function findUsedUp(claims: readonly QuotaClaim[]): Promise<QuotaClaim | undefined> {
  const keys = claims.map(({ key }) => key);
  const rows = await (await db()).quota.findMany({ where: { key: { in: keys } } });
  const used = new Map(rows.map((row) => [row.key, row.used]));
  return claims.find(({ key, limit }) => (used.get(key) ?? 0) >= limit);
}
