import 'server-only';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { WritingError } from '../errors.ts';

/**
 * Throws what a writer threw as a refusal: a visitor may read a writer's sentence, and the cause is logged.
 * Anything that is no WritingError is thrown as it is.
 */
export function throwAsAppError(error: unknown): never {
  if (!(error instanceof WritingError)) throw error;
  log().warn({ err: error, code: error.code }, 'writer failed');
  const code = error.code === 'refused' ? 'unprocessable-input' : 'writer-failed';
  throw new AppError(code, error.message, { cause: error });
}
