import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { GenerationEventType, Prisma } from '@/lib/generated/prisma/client.ts';
import type { GenerationEvent } from './event-schema.ts';

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

/** The section whose text an event holds, whole or as far as it is; null when it holds none. */
export function sectionOf(event: GenerationEvent): number | null {
  const isText = event.type === 'partial' || (event.type === 'part' && event.part === 'section');
  return isText ? event.index : null;
}

/**
 * Appends an event of an attempt that is under way; nothing when it has been ended or taken over. What was there of a section
 * that was still being written goes when there is more of it, and an estimate when there is a newer one, so that the log is no
 * longer than the article has parts.
 */
export async function appendEventOf({ id, attempt }: Attempt, event: GenerationEvent): Promise<void> {
  const { type, ...data } = event;
  // The row's lock keeps an ending apart from this, so that nothing ever follows the last event.
  await (await db()).$executeRaw`
    WITH run AS (
      SELECT id FROM generations WHERE id = ${id} AND status = 'running' AND attempts = ${attempt}
      FOR UPDATE
    ), outdated AS (
      DELETE FROM generation_events USING run
      WHERE generation_id = run.id AND (
        (type = 'partial' AND (data ->> 'index')::int = ${sectionOf(event)}::int)
        OR (type = 'estimate' AND ${type === 'estimate'})
      )
    )
    INSERT INTO generation_events (generation_id, seq, type, data)
    SELECT id, (SELECT coalesce(max(seq), 0) + 1 FROM generation_events WHERE generation_id = ${id}),
      ${type satisfies GenerationEventType}::generation_event_type, ${JSON.stringify(data)}::jsonb
    FROM run`;
}
