import { LRUCache } from 'lru-cache';
import { PARSE_LIMIT_NOTED_MS, REQUESTERS_NOTED } from '@/lib/constants/limits.ts';
import { AppError } from '@/lib/http/errors.ts';
import { processWide } from '@/lib/process-wide.ts';

/** A request refused after its requester's second input that takes too long to parse. */
export class ParseRefusal extends AppError {
  constructor([first, second]: readonly string[]) {
    const sentence = second
      ? `${first} and ${second} take too long to read. Please leave them out and try again.`
      : `${first} takes too long to read. Please leave it out and try again.`;
    super('unprocessable-input', sentence);
    this.name = 'ParseRefusal';
  }
}

/** Number of inputs that exceeded the limit in the last minute, by requester. */
const slowInputs = processWide(
  'slow inputs',
  () => new LRUCache<string, number>({ max: REQUESTERS_NOTED, ttl: PARSE_LIMIT_NOTED_MS }),
);

/** The inputs of one request. Its requester's second input over the limit aborts it (docs/decisions/0090). */
export class ParseRequest {
  readonly requester: string;
  /** Aborted with the request, or with a ParseRefusal. */
  readonly signal: AbortSignal;
  readonly #refused = new AbortController();
  readonly #names: string[] = [];

  /** @param requester identifies the requester in the queue (requesterOf) */
  constructor(requester: string, signal?: AbortSignal) {
    this.requester = requester;
    this.signal = AbortSignal.any([this.#refused.signal, ...(signal ? [signal] : [])]);
  }

  /** Records an input over the limit. */
  noteExceeded(name: string): void {
    const count = (slowInputs().get(this.requester) ?? 0) + 1;
    slowInputs().set(this.requester, count);
    this.#names.push(name);
    if (count > 1) this.#refused.abort(new ParseRefusal(this.#names));
  }
}
