import { AppError } from '@/lib/http/errors.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Values of Sec-Fetch-Site for requests from other sites. */
const FOREIGN = new Set(['cross-site', 'same-site']);

/**
 * Refuses writes sent by pages of other sites. Programs send neither header and pass; browsers too old for both cannot
 * send JSON or DELETE across sites without a preflight.
 * @param ownOrigin the configured public address, if any
 * @throws AppError forbidden
 */
export function refuseForeignPage(request: Request, ownOrigin: string | undefined): void {
  if (READING.has(request.method)) return;
  const origin = request.headers.get('origin');
  const isForeign = FOREIGN.has(request.headers.get('sec-fetch-site') ?? '');
  if (!isForeign && (origin === null || isOwn(origin, request, ownOrigin))) return;
  throw new AppError('forbidden', 'This request must come from a page of this site.');
}

/** Without a configured address, the requested host is ours. */
function isOwn(origin: string, { headers }: Request, ownOrigin: string | undefined): boolean {
  if (ownOrigin) return origin === new URL(ownOrigin).origin;
  return URL.parse(origin)?.host === headers.get('host');
}
