import { type Alternative, AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { NotedError } from '@/lib/messages/catalogue.ts';

export type WritingErrorCode =
  | 'refused' // the model declined the topic
  | 'unavailable' // network, time-out, 5xx or rate limit that outlasted the retries
  | 'misconfigured' // bad key, unknown model
  | 'over-budget' // the run would have used more tokens than it may
  | 'unusable'; // answers stayed cut off, malformed, in the wrong language or out of range

/** Fault of a model's responses; a window is too small. */
export type Shortcoming = 'language' | 'form' | 'length' | 'window';

/** `reason` is for visitors, without secrets or addresses. */
export class WritingError extends NotedError {
  override name = 'WritingError';
  readonly code: WritingErrorCode;
  /** Of an unusable text, if known. */
  readonly shortcoming: Shortcoming | undefined;
  constructor(
    code: WritingErrorCode,
    reason: string,
    options?: ErrorOptions & { shortcoming?: Shortcoming | undefined },
  ) {
    super(reason, options);
    this.code = code;
    this.shortcoming = options?.shortcoming;
  }
}

/** The model failed: unusable text, or no connection. A writer without a model can still write. */
const MODEL_FAILURES: ReadonlySet<WritingErrorCode> = new Set(['unusable', 'unavailable']);

/** Throws a WritingError as an AppError and logs it; rethrows others. `alternative` needs no model. */
export function throwAsAppError(error: unknown, alternative?: Alternative): never {
  if (!(error instanceof WritingError)) throw error;
  // A refusal is the answer to a topic or to sources, and is logged with its request.
  if (error.code !== 'refused') log().warn({ err: error, code: error.code }, 'writer failed');
  const code = error.code === 'refused' ? 'unprocessable-input' : 'writer-failed';
  throw new AppError(code, error.reason, { cause: error, ...(MODEL_FAILURES.has(error.code) && { alternative }) });
}
