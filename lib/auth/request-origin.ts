import { AppError } from '@/lib/http/errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Values of Sec-Fetch-Site by which a browser says that another site sent the request. */
const FOREIGN = new Set(['cross-site', 'same-site']);

/**
 * Refuses a writing request that a page of another site sent. Programs send neither header and are let through; a
 * browser too old for both cannot send JSON or DELETE to another site without asking first.
 * @param ownOrigin the configured public address, when there is one
 * @throws AppError forbidden
 */
export function refuseForeignPage(request: Request, ownOrigin: string | undefined): void {
  if (READING.has(request.method)) return;
  const origin = request.headers.get('origin');
  const isForeign = FOREIGN.has(request.headers.get('sec-fetch-site') ?? '');
  if (!isForeign && (origin === null || isOwn(origin, request, ownOrigin))) return;
  throw new AppError('forbidden', 'This request must come from a page of this site.');
}

/** Without a configured address the host the browser asked for is ours. */
function isOwn(origin: string, { headers }: Request, ownOrigin: string | undefined): boolean {
  if (ownOrigin) return origin === new URL(ownOrigin).origin;
  return URL.parse(origin)?.host === headers.get('host');
}
