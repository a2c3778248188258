import 'server-only';
import { log } from '@/lib/log.ts';
import { type Attempt, appendEventOf } from './mutations.ts';
import type { GenerationEvent } from './schema.ts';

/** Where the events of an attempt go. */
export type RunLog = {
  /** Emits an event; the writer does not wait for it to be stored. */
  emit: (event: GenerationEvent) => void;
  /** Resolves when every event emitted so far is stored. */
  stored: () => Promise<void>;
};

/** The log of an attempt: events are stored one after the other, in the order in which they were emitted. */
export function openRunLog(attempt: Attempt): RunLog {
  let chain = Promise.resolve();
  async function store(event: GenerationEvent): Promise<void> {
    try {
      await appendEventOf(attempt, event);
    } catch (err) {
      // Who watches sees less; the article does not suffer.
      log().warn({ err, event: event.type }, 'event not stored');
    }
  }
  return {
    emit: (event) => {
      chain = chain.then(() => store(event));
    },
    stored: () => chain,
  };
}
