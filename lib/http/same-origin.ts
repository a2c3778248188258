import { AppError } from './errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a writing request through only when a page of this site sent it.
 * @param ownOrigin the configured public address, when there is one
 * @throws AppError forbidden when Origin is missing or foreign
 */
export function requireSameOrigin(request: Request, ownOrigin: string | undefined): void {
  if (READING.has(request.method)) return;
  const origin = request.headers.get('origin');
  if (origin && URL.canParse(origin)) {
    // Without a configured address the host the browser asked for is ours.
    const isOwn = ownOrigin
      ? origin === new URL(ownOrigin).origin
      : new URL(origin).host === request.headers.get('host');
    if (isOwn) return;
  }
  throw new AppError('forbidden', 'This request must come from a page of this site.');
}
