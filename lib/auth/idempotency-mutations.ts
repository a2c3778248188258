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

export async function keepAnswer(where: Key, status: number, body: object): Promise<void> {
  await (await db()).idempotentAnswer.updateMany({ where, data: { status, body } });
}

export async function freeKey(where: Key): Promise<void> {
  await (await db()).idempotentAnswer.deleteMany({ where });
}
