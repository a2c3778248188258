/** Why a writer could not deliver an article. */
export type WritingErrorCode =
  | 'refused' // the model declined the topic
  | 'unavailable' // network, time-out, 5xx or rate limit that outlasted the retries
  | 'misconfigured' // bad key, unknown model
  | 'over-budget' // the run would have used more tokens than it may
  | 'unusable'; // answers stayed cut off, malformed, in the wrong language or out of range

/** Raised by every writer; `message` is a sentence a visitor may read, without secrets or addresses. */
export class WritingError extends Error {
  readonly code: WritingErrorCode;
  constructor(code: WritingErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'WritingError';
    this.code = code;
  }
}
