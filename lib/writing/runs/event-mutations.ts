import 'server-only';
import { db } from '@/lib/database/db.ts';
import { throughOutage } from '@/lib/database/through-outage.ts';
import type { GenerationEventType } from '@/lib/generated/prisma/client.ts';
import { log } from '@/lib/log.ts';
import { type Attempt, LEASE_MS } from './mutations.ts';
import type { GenerationEvent } from './schema.ts';

function eventSection(event: GenerationEvent): number | null {
  const isText = event.type === 'partial' || (event.type === 'part' && event.part === 'section');
  return isText ? event.index : null;
}

/** Appends an event of a running attempt and deletes outdated ones: estimates, partial texts, texts of another draft. */
export async function appendAttemptEvent({ id, attempt }: Attempt, event: GenerationEvent): Promise<void> {
  const { type, ...data } = event;
  // The row lock ensures that nothing follows the last event.
  await (await db()).$executeRaw`
    WITH run AS (
      SELECT id FROM generations WHERE id = ${id} AND status = 'running' AND attempts = ${attempt}
      FOR UPDATE
    ), outdated AS (
      DELETE FROM generation_events USING run
      WHERE generation_id = run.id AND (
        (type = 'partial' AND (data ->> 'index')::int = ${eventSection(event)}::int)
        OR (type = 'estimate' AND ${type === 'estimate'})
        OR (type IN ('part', 'partial') AND ${type === 'chosen'})
      )
    )
    INSERT INTO generation_events (generation_id, seq, type, data)
    SELECT id, (SELECT coalesce(max(seq), 0) + 1 FROM generation_events WHERE generation_id = ${id}),
      ${type satisfies GenerationEventType}::generation_event_type, ${JSON.stringify(data)}::jsonb
    FROM run`;
}

export type RunLog = { emit: (event: GenerationEvent) => void; stored: () => Promise<void> };

/** Opens the log of an attempt. Events are stored in order; newer text of a section replaces waiting partial text. */
export function openRunLog(attempt: Attempt): RunLog {
  let waiting: GenerationEvent[] = [];
  let storing: Promise<void> | undefined;
  let timeoutMs = LEASE_MS;
  async function storeWaiting(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const event = next;
      const { type } = event;
      try {
        await throughOutage(timeoutMs, () => appendAttemptEvent(attempt, event));
        timeoutMs = LEASE_MS;
      } catch (err) {
        // Watchers miss it; the article is not affected.
        log().warn({ err, event: type }, 'event not stored');
        timeoutMs = 0;
      }
    }
    storing = undefined;
  }
  function add(event: GenerationEvent): void {
    const section = eventSection(event);
    if (event.type === 'chosen') waiting = waiting.filter(({ type }) => type !== 'partial');
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
