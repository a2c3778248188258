import { BrowserTimeoutError, NoBrowserError } from '@/lib/browser/errors.ts';
import { PlatformError } from '../shared/platform.ts';

/** After a page that was too slow, in seconds. */
const SLOW_PAGE_RETRY_SECONDS = 900;

/**
 * The error for whatever broke a job.
 * @param isSent whether the button was pressed: from then on, nothing that goes wrong is certain
 */
export function asPlatformError(error: unknown, isSent: boolean): PlatformError {
  if (error instanceof PlatformError) return error;
  const options = { cause: error };
  if (error instanceof NoBrowserError) {
    const message = 'The browser that fills in forms could not be started on this server.';
    return new PlatformError('refused', message, options);
  }
  if (isSent) {
    const message = 'The form was sent, but what came of it could not be seen.';
    return new PlatformError('unknown', message, options);
  }
  if (error instanceof BrowserTimeoutError) {
    return new PlatformError('busy', 'The page took too long. Nothing was sent.', {
      ...options,
      retryAfter: SLOW_PAGE_RETRY_SECONDS,
    });
  }
  const message = 'The page could not be used: it changed or broke meanwhile. Nothing was sent.';
  return new PlatformError('refused', message, options);
}
