import 'server-only';
import { db } from '@/lib/database/db.ts';
import type { GenerationEventType } from '@/lib/generated/prisma/client.ts';
import { log } from '@/lib/log.ts';
import type { GenerationEvent } from './event-schema.ts';
import type { Attempt } from './mutations.ts';

/** The section whose text an event holds, whole or as far as it is; null when it holds none. */
function sectionOf(event: GenerationEvent): number | null {
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

/** Where the events of an attempt go. */
export type RunLog = {
  /** Emits an event; the writer does not wait for it to be stored. */
  emit: (event: GenerationEvent) => void;
  /** Resolves when every event emitted so far is stored, or another has made it outdated. */
  stored: () => Promise<void>;
};

/**
 * The log of an attempt: events are stored one after the other, in the order in which they were emitted. Of a section that is
 * still being written at most one text waits: a newer one takes its place, and the finished section makes it outdated.
 */
export function openRunLog(attempt: Attempt): RunLog {
  const waiting: GenerationEvent[] = [];
  let storing: Promise<void> | undefined;
  async function store(event: GenerationEvent): Promise<void> {
    try {
      await appendEventOf(attempt, event);
    } catch (err) {
      // Who watches sees less; the article does not suffer.
      log().warn({ err, event: event.type }, 'event not stored');
    }
  }
  async function storeWaiting(): Promise<void> {
    for (let event = waiting.shift(); event; event = waiting.shift()) await store(event);
    storing = undefined;
  }
  function add(event: GenerationEvent): void {
    const section = sectionOf(event);
    const outdated = waiting.findIndex((other) => other.type === 'partial' && other.index === section);
    const isNewer = outdated >= 0 && event.type === 'partial';
    if (outdated >= 0) waiting.splice(outdated, 1, ...(isNewer ? [event] : []));
    if (!isNewer) waiting.push(event);
  }
  return {
    emit: (event) => {
      add(event);
      storing ??= storeWaiting();
    },
    stored: () => storing ?? Promise.resolve(),
  };
}
