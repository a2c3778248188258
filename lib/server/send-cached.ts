import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './response-cache.ts';

/** Encodings of stored answers, best first. */
const ENCODINGS = ['br', 'gzip'] as const;

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
  });
}

/** Characters read of a header: more than any browser sends, as each one costs time. */
const MAX_ACCEPTED = 200;
const MAX_ETAGS = 1000;

/** Accepted encodings by header. Most clients send one of a few values. */
const taken = new LRUCache<string, readonly (typeof ENCODINGS)[number][]>({
  max: 100,
  memoMethod: (accepted) => ENCODINGS.filter((encoding) => accepts(accepted, encoding)),
});

/** Encodings that a client accepts, best first. */
export const encodingsFor = (request: IncomingMessage): readonly (typeof ENCODINGS)[number][] =>
  taken.memo(String(request.headers['accept-encoding'] ?? '').slice(0, MAX_ACCEPTED));

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match']?.slice(0, MAX_ETAGS);
  if (!known) return false;
  return known.split(',').some((each) => withoutWeakness(each) === withoutWeakness(etag));
}

type Sent = { body: Buffer; encoding: string | undefined; status: 'hit' | 'fwd=miss' };

/** Headers as a flat list of names and values, which Node writes fastest. */
function headOf(headers: OutgoingHttpHeaders, { body, encoding, status }: Sent): string[] {
  const all = {
    ...headers,
    'cache-status': `quillcast; ${status}`,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.byteLength,
  };
  return Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
}

const hitHeads = new WeakMap<Buffer, string[]>();

function hitHead(headers: OutgoingHttpHeaders, sent: Sent): string[] {
  const head = hitHeads.get(sent.body) ?? headOf(headers, sent);
  hitHeads.set(sent.body, head);
  return head;
}

/** Sends a stored answer in the client's best encoding. `status`: of the Cache-Status header (RFC 9211). */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, bodies }: CachedResponse,
  status: Sent['status'],
): void {
  if (isKnown(request, String(headers.etag))) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingsFor(request).find((name) => bodies[name]);
  const body = (encoding && bodies[encoding]) ?? bodies.identity;
  const sent = { body, encoding, status };
  response.writeHead(200, status === 'hit' ? hitHead(headers, sent) : headOf(headers, sent));
  response.end(request.method === 'HEAD' ? undefined : body);
}
