import { BrowserTimeoutError, NoBrowserError } from '@/lib/browser/job-program.ts';
import { PlatformError, refused, unknown } from '../shared/platform.ts';

/** Delay after a page that was too slow. */
const SLOW_PAGE_RETRY_SECONDS = 900;

/**
 * The PlatformError for any error of a browser job.
 * @param isSent whether the button was pressed: from then on the outcome of a failure is unknown
 */
export function asPlatformError(cause: unknown, isSent: boolean): PlatformError {
  if (cause instanceof PlatformError) return cause;
  if (cause instanceof NoBrowserError) {
    return refused('The browser that fills in forms did not start on this server.', { cause });
  }
  if (isSent) return unknown('The form was sent, but we could not see the result.', { cause });
  if (cause instanceof BrowserTimeoutError) {
    const retryAfter = SLOW_PAGE_RETRY_SECONDS;
    return new PlatformError('busy', 'The page took too long. Nothing was sent.', { cause, retryAfter });
  }
  return refused('The page changed or broke while we used it. Nothing was sent.', { cause });
}
