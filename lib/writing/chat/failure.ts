import { setTimeout as sleep } from 'node:timers/promises';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { PLAN } from '@/lib/constants/plans.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { modelProcessError } from '@/lib/models/connection.ts';
import { type Shortcoming, WritingError, type WritingErrorCode } from '../errors.ts';

/** For visitors; the details are in the error's `cause`. */
const REASONS: Readonly<Record<WritingErrorCode, string>> = {
  refused: note('writing.failures.refused'),
  unavailable: note('writing.failures.unavailable'),
  misconfigured: note('writing.failures.misconfigured'),
  unusable: note('writing.failures.unusable'),
  'over-budget': note(`writing.failures.overBudget.${PLAN}`),
};

/** For lasting failures by HTTP status. */
export const LASTING: Readonly<Record<number, string>> = {
  401: note('writing.failures.keyRefused'),
  402: note('writing.failures.noCredit'),
  403: note('writing.failures.notAllowed'),
  404: note('writing.failures.unknownModel'),
};

/** A WritingError with the visitor's sentence for its code; `detail` is for the log. */
export const writingError = (code: WritingErrorCode, detail: string, shortcoming?: Shortcoming): WritingError =>
  new WritingError(code, REASONS[code], { cause: new Error(detail), shortcoming });

export const isAboutWindow = (complaint: string): boolean => /context.{0,10}(?:length|size|window)/i.test(complaint);

const isTooLong = ({ status, code, message }: APIError) =>
  (status === 400 || status === 422) && isAboutWindow(`${code} ${message}`);

export class NotStreamedError extends Error {}

/** Failures worth a retry: rate limits, timeouts, server faults, broken connections. */
export function isTransient(error: unknown): boolean {
  if (error instanceof WritingError || error instanceof NotStreamedError) return false;
  // The user has waited for minutes: the next request restarts the process.
  if (modelProcessError(error)) return false;
  if (error instanceof APIConnectionError) return true;
  // A truncated body is a bare fetch or JSON error.
  if (!(error instanceof APIError)) return true;
  // An error inside a stream.
  if (error.status === undefined) return !isOutOfQuota(error) && codeFor(error) !== 'refused';
  if (error.status === 429) return !isOutOfQuota(error);
  return error.status === 408 || error.status === 409 || (error.status ?? 0) >= 500;
}

const isOutOfQuota = ({ code, type }: APIError) => [code, type].includes('insufficient_quota');

const REFUSAL = /content_?(?:filter|policy)|invalid_prompt|moderation|\bflagged\b/i;

/** Whether a filter or moderator refuses what is asked for, with whatever status. */
export const refusesContent = ({ code, type, message, error }: APIError): boolean =>
  REFUSAL.test(`${code} ${type} ${message} ${JSON.stringify(error ?? '')}`);

function codeFor(error: APIError): WritingErrorCode {
  if (refusesContent(error)) return 'refused';
  return error.status === undefined || error.status === 429 || isTransient(error) ? 'unavailable' : 'misconfigured';
}

const isBrokenConnection = (error: unknown): boolean =>
  error instanceof APIConnectionError ? !(error instanceof APIConnectionTimeoutError) : !(error instanceof APIError);

/** Turns an error of the SDK into a WritingError, without its message: servers echo keys and addresses in it. */
export function asWritingError(error: unknown, server?: string): WritingError {
  if (error instanceof WritingError) return error;
  if (server && isBrokenConnection(error)) {
    return new WritingError('unavailable', note(`writing.failures.serverGone.${PLAN}`, { server }), { cause: error });
  }
  const ofProcess = modelProcessError(error);
  if (ofProcess?.isLasting) return new WritingError('misconfigured', REASONS.misconfigured, { cause: ofProcess });
  if (ofProcess) {
    return new WritingError('unavailable', note(`writing.failures.localModelGone.${PLAN}`), { cause: ofProcess });
  }
  if (!(error instanceof APIError)) {
    const name = error instanceof Error ? error.name : typeof error;
    return writingError('unavailable', `The model server's answer could not be read (${name}).`);
  }
  const facts = [
    error.status === undefined ? error.constructor.name : `status ${error.status}`,
    error.code && /^\w{1,64}$/.test(error.code) ? `code ${error.code}` : undefined,
    error.requestID && /^[\w-]{1,80}$/.test(error.requestID) ? `request ${error.requestID}` : undefined,
  ];
  const detail = `Model server: ${facts.filter(Boolean).join(', ')}.`;
  const code = codeFor(error);
  const reason = code === 'refused' ? undefined : LASTING[isOutOfQuota(error) ? 402 : (error.status ?? 0)];
  const shortcoming = isTooLong(error) ? ('window' as const) : undefined;
  return new WritingError(code, reason ?? REASONS[code], { cause: new Error(detail), shortcoming });
}

const MOST_TRIES = 3;
const FIRST_BACKOFF_MS = 1000;

/** A server that asks for a longer pause counts as unavailable. */
const LONGEST_WAIT_MS = 60_000;

const MOST_WAITS = 10;

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

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

type RetryOptions = { signal: AbortSignal; wait: Wait; onAskedToWait?: ((milliseconds: number) => void) | undefined };

/** Runs an attempt three times, and after each pause that the server asks for. @throws the last error or the reason. */
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
      const headers = error instanceof APIError ? error.headers : undefined;
      const asked = headers && retryAfterMs(headers, Date.now());
      if (asked === undefined) failures += 1;
      else waits += 1;
      const isEnough = failures >= MOST_TRIES || waits > MOST_WAITS || (asked ?? 0) > LONGEST_WAIT_MS;
      if (isEnough || !isTransient(error)) throw error;
      if (asked !== undefined) onAskedToWait?.(asked);
      await wait(asked ?? FIRST_BACKOFF_MS * 2 ** (failures - 1) * (0.75 + Math.random() / 2), signal);
    }
  }
}
