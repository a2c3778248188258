import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { IdempotentAnswer } from '@/lib/generated/prisma/client.ts';

type Key = Pick<IdempotentAnswer, 'actor' | 'key'>;

/** Takes a key, also one that is a day old, or an hour without an answer: its process died. Null, or who has it. */
export async function takeKey({ actor, key }: Key, requestHash: string) {
  const prisma = await db();
  const taken = await prisma.$executeRaw`
    INSERT INTO idempotent_answers AS earlier (actor, key, request_hash) VALUES (${actor}, ${key}, ${requestHash})
    ON CONFLICT (actor, key) DO UPDATE
    SET request_hash = excluded.request_hash, status = NULL, body = NULL, created_at = now()
    WHERE earlier.created_at < now() - CASE WHEN earlier.status IS NULL THEN interval '1 hour' ELSE interval '1 day' END`;
  if (taken === 1) return null;
  const earlier = await prisma.idempotentAnswer.findUnique({ where: { actor_key: { actor, key } } });
  return earlier ?? { requestHash, status: null, body: null };
}

/** Keeps an answer, or frees the key. */
export async function settleKey(where: Key, data: { status: number; body: object } | undefined): Promise<void> {
  const { idempotentAnswer } = await db();
  await (data ? idempotentAnswer.updateMany({ where, data }) : idempotentAnswer.deleteMany({ where }));
}
