import 'server-only';
import { db } from '@/lib/db';

/** A run by its actor and idempotency key, or null. */
export async function findGeneration(actor: string, idempotencyKey: string) {
  return (await db()).generation.findUnique({
    where: { actor_idempotencyKey: { actor, idempotencyKey } },
  });
}

/** How much of a limit is used. */
export async function usedQuota(key: string): Promise<number> {
  return (await (await db()).quota.findUnique({ where: { key } }))?.used ?? 0;
}
