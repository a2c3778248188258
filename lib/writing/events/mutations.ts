import 'server-only';
import { db } from '@/lib/database/db';
import type { GenerationEventType, Prisma } from '@/lib/generated/prisma/client';
import type { GenerationEvent } from './schema';

/** One attempt at a run. Whoever writes for an attempt that is over writes nothing. */
export type Attempt = { id: string; attempt: number };

/** Appends an event inside a transaction that has changed the run's row, and so is alone in writing to its log. */
export async function appendEvent(
  tx: Prisma.TransactionClient,
  id: string,
  { type, ...data }: GenerationEvent,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO generation_events (generation_id, seq, type, data)
    SELECT ${id}, coalesce(max(seq), 0) + 1,
      ${type satisfies GenerationEventType}::generation_event_type, ${JSON.stringify(data)}::jsonb
    FROM generation_events WHERE generation_id = ${id}`;
}

/** Appends an event of an attempt that is under way; nothing when it has been ended or taken over. */
export async function appendEventOf(
  { id, attempt }: Attempt,
  { type, ...data }: GenerationEvent,
): Promise<void> {
  // The row's lock keeps an ending apart from this, so that nothing ever follows the last event.
  await (await db()).$executeRaw`
    INSERT INTO generation_events (generation_id, seq, type, data)
    SELECT id, (SELECT coalesce(max(seq), 0) + 1 FROM generation_events WHERE generation_id = ${id}),
      ${type satisfies GenerationEventType}::generation_event_type, ${JSON.stringify(data)}::jsonb
    FROM generations WHERE id = ${id} AND status = 'running' AND attempts = ${attempt}
    FOR UPDATE`;
}
