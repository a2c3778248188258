import 'server-only';
import { db } from '@/lib/database/db.ts';
import { type GenerationEvent, TERMINAL_EVENTS } from './event-schema.ts';

/** An event of the log and its number there. */
export type LoggedEvent = { seq: number; event: GenerationEvent };

const toLogged = (row: { seq: number; type: GenerationEvent['type']; data: unknown }): LoggedEvent => ({
  seq: row.seq,
  event: { type: row.type, ...(row.data as object) } as GenerationEvent,
});

/** A run's events after one of them, in order. */
export async function findEvents(generationId: string, after: number): Promise<LoggedEvent[]> {
  const rows = await (await db()).generationEvent.findMany({
    where: { generationId, seq: { gt: after } },
    orderBy: { seq: 'asc' },
  });
  return rows.map(toLogged);
}

/** The event that ended a run, or null when the log has none (any more). */
export async function findLastEvent(generationId: string): Promise<LoggedEvent | null> {
  const row = await (await db()).generationEvent.findFirst({
    where: { generationId, type: { in: [...TERMINAL_EVENTS] } },
  });
  return row && toLogged(row);
}
