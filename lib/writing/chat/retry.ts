import { setTimeout as sleep } from 'node:timers/promises';
import { APIError } from 'openai';
import { isTransient } from './failure.ts';

const MOST_TRIES = 3;
const FIRST_BACKOFF_MS = 1000;

/** A server that wants a longer pause than this is taken for unavailable: somebody is waiting. */
const LONGEST_WAIT_MS = 60_000;

/** Pauses that a server asked for are no failures; so many of the longest fill the time that a run has. */
const MOST_WAITS = 10;

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

function askedPause(error: unknown): number | undefined {
  const headers = error instanceof APIError ? error.headers : undefined;
  return headers && retryAfterMs(headers, Date.now());
}

/** What a retried attempt depends on. */
export type RetryOptions = {
  signal: AbortSignal;
  wait: Wait;
  /** Is told of a pause that the server asks for, in milliseconds, before it is made. */
  onAskedToWait?: ((milliseconds: number) => void) | undefined;
};

/**
 * Runs an attempt up to three times with growing pauses, and again after each pause that the server asks for, up to a
 * minute. Throws the last error, or the signal's reason once it is aborted.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { signal, wait, onAskedToWait }: RetryOptions,
): Promise<T> {
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
