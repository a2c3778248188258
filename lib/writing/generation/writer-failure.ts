import 'server-only';
import { type Alternative, AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { WritingError, type WritingErrorCode } from '../errors.ts';

/** Where the model itself failed: its texts are of no use, or it went away. A writer without one can still write. */
const WITHOUT_IT: ReadonlySet<WritingErrorCode> = new Set(['unusable', 'unavailable']);

/**
 * Throws what a writer threw as a refusal: a visitor may read a writer's sentence, and the cause is logged.
 * Anything that is no WritingError is thrown as it is.
 * @param alternative what could be written without the model, for where that can be asked for
 */
export function throwAsAppError(error: unknown, alternative?: Alternative): never {
  if (!(error instanceof WritingError)) throw error;
  log().warn({ err: error, code: error.code }, 'writer failed');
  const code = error.code === 'refused' ? 'unprocessable-input' : 'writer-failed';
  throw new AppError(code, error.message, { cause: error, ...(WITHOUT_IT.has(error.code) && { alternative }) });
}
