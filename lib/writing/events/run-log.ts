import 'server-only';
import { log } from '@/lib/log';
import { type Attempt, appendEventOf } from './mutations';
import type { GenerationEvent } from './schema';

/** Where an attempt tells what happens. */
export type RunLog = {
  /** Tells; the writer does not wait for it to be stored. */
  tell: (event: GenerationEvent) => void;
  /** Resolves when everything told so far is stored. */
  stored: () => Promise<void>;
};

/** The log of an attempt: events are stored one after the other, in the order in which they were told. */
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
    tell: (event) => {
      chain = chain.then(() => store(event));
    },
    stored: () => chain,
  };
}
