import { setTimeout as sleep } from 'node:timers/promises';
import { APIError } from 'openai';
import { isTransient } from './failure.ts';

const MOST_TRIES = 3;
const FIRST_BACKOFF_MS = 1000;

/** A server that asks for a longer pause counts as unavailable. */
const LONGEST_WAIT_MS = 60_000;

/** Pauses that a server asks for are not failures; this many of the longest fill a run's time. */
const MOST_WAITS = 10;

/** Waits; rejects with the signal's reason as soon as it aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Waits on the clock; tests pass a recorder instead. */
export const waitOnClock: Wait = async (milliseconds, signal) => {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
};

/** The pause that a server asks for in milliseconds: `retry-after-ms`, else `Retry-After` in seconds or as an HTTP date. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const milliseconds = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds;
  const retryAfter = headers.get('retry-after')?.trim();
  if (!retryAfter) return undefined;
  if (/^\d+(\.\d+)?$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function askedPause(error: unknown): number | undefined {
  const headers = error instanceof APIError ? error.headers : undefined;
  return headers && retryAfterMs(headers, Date.now());
}

type RetryOptions = {
  signal: AbortSignal;
  wait: Wait;
  /** Receives the pause that the server asks for, in milliseconds, before it starts. */
  onAskedToWait?: ((milliseconds: number) => void) | undefined;
};

/**
 * Runs an attempt up to three times with growing pauses, and again after each pause that the server asks for, up to a
 * minute. Throws the last error, or the signal's reason.
 */
export async function withRetries<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { signal, wait, onAskedToWait } = options;
  let failures = 0;
  let waits = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      const asked = askedPause(error);
      if (asked === undefined) failures += 1;
      else waits += 1;
      const isEnough = failures >= MOST_TRIES || waits > MOST_WAITS || (asked ?? 0) > LONGEST_WAIT_MS;
      if (isEnough || !isTransient(error)) throw error;
      if (asked !== undefined) onAskedToWait?.(asked);
      await wait(asked ?? FIRST_BACKOFF_MS * 2 ** (failures - 1) * (0.75 + Math.random() / 2), signal);
    }
  }
}
