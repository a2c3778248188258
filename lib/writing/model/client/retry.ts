import { setTimeout as sleep } from 'node:timers/promises';
import { APIError } from 'openai';
import { isTransient } from './failure.ts';

const MOST_TRIES = 3;
const FIRST_BACKOFF_MS = 1000;

/** A server that wants a longer pause than this is treated as unavailable: somebody is waiting. */
const LONGEST_WAIT_MS = 20_000;

/** Waits some milliseconds; rejects with the signal's reason as soon as it is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** The clock's own Wait; tests hand in one that only takes note. */
export const waitOnClock: Wait = async (milliseconds, signal) => {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
};

/**
 * Milliseconds a server asks to be left alone: `retry-after-ms`, else `Retry-After` as seconds or as
 * an HTTP date. Undefined when it says nothing that can be read.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds;
  const retryAfter = headers.get('retry-after')?.trim();
  if (!retryAfter) return undefined;
  if (/^\d+(\.\d+)?$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function pauseBefore(error: unknown, triesMade: number): number | undefined {
  if (triesMade >= MOST_TRIES || !isTransient(error)) return undefined;
  const headers = error instanceof APIError ? error.headers : undefined;
  const asked = headers && retryAfterMs(headers, Date.now());
  if (asked !== undefined) return asked <= LONGEST_WAIT_MS ? asked : undefined;
  return FIRST_BACKOFF_MS * 2 ** (triesMade - 1) * (0.75 + Math.random() / 2);
}

/**
 * Runs an attempt up to three times, pausing as the server asks or with growing pauses of its own.
 * Throws the last error, or the signal's reason once it is aborted.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { signal, wait }: { signal: AbortSignal; wait: Wait },
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      const pause = pauseBefore(error, tries);
      if (pause === undefined) throw error;
      await wait(pause, signal);
    }
  }
}
