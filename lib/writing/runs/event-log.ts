import 'server-only';
import { log } from '@/lib/log.ts';
import { type Attempt, appendEventOf, sectionOf } from './event-mutations.ts';
import type { GenerationEvent } from './event-schema.ts';

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
