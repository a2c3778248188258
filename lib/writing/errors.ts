/** Why a writer could not deliver an article. */
export type WritingErrorCode =
  | 'refused' // the model declined the topic
  | 'unavailable' // network, time-out, 5xx or rate limit that outlasted the retries
  | 'misconfigured' // bad key, unknown model
  | 'over-budget' // the run would have used more tokens than it may
  | 'unusable'; // answers stayed cut off, malformed, in the wrong language or out of range

/** What is wrong with what a model gave: its language, the form of its answers, their length, or that it cannot read enough. */
export type Shortcoming = 'language' | 'form' | 'length' | 'window';

/** Raised by every writer; `message` is a sentence a visitor may read, without secrets or addresses. */
export class WritingError extends Error {
  readonly code: WritingErrorCode;
  /** Of an unusable text, where it is known. */
  readonly shortcoming: Shortcoming | undefined;
  constructor(
    code: WritingErrorCode,
    message: string,
    options?: { cause?: unknown; shortcoming?: Shortcoming | undefined },
  ) {
    super(message, options);
    this.name = 'WritingError';
    this.code = code;
    this.shortcoming = options?.shortcoming;
  }
}

/** The other blogs of a batch have left nothing to write this one from. */
export class UsedUpError extends WritingError {
  constructor(message: string) {
    super('refused', message);
  }
}
