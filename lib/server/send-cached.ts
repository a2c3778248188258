import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from './response-cache.ts';

/** Whether an Accept-Encoding header takes an encoding. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name, ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
  });
}

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (!known) return false;
  return known.split(',').some((each) => withoutWeakness(each) === withoutWeakness(etag));
}

/**
 * Answers a request with a stored answer, in the best encoding that its client takes.
 * @param status whether it was in the cache, in the words of RFC 9211
 */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  status: 'hit' | 'fwd=miss',
): void {
  const { bodies } = cached;
  const headers = { ...cached.headers, 'cache-status': `quillcast; ${status}` };
  if (isKnown(request, String(headers.etag))) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => bodies[name] && takes(accepted, name));
  const body = (encoding && bodies[encoding]) ?? bodies.identity;
  response.writeHead(200, {
    ...headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
