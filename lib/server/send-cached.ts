import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './response-cache.ts';

/** Encodings in which an answer may be stored, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;

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

/** The encodings that an Accept-Encoding header takes. What browsers and programs write there is almost always the same. */
const taken = new LRUCache<string, readonly (typeof ENCODINGS)[number][]>({
  max: 100,
  memoMethod: (accepted) => ENCODINGS.filter((encoding) => takes(accepted, encoding)),
});

/** The encodings that a client takes, the smallest first. */
export const encodingsFor = (request: IncomingMessage): readonly (typeof ENCODINGS)[number][] =>
  taken.memo(String(request.headers['accept-encoding'] ?? ''));

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');

function isKnown(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'];
  if (!known) return false;
  return known.split(',').some((each) => withoutWeakness(each) === withoutWeakness(etag));
}

/** What an answer is sent with, besides what it has itself. */
type Sent = { body: Buffer; encoding: string | undefined; status: 'hit' | 'fwd=miss' };

/** The head of an answer, names and values by turns, as Node writes them fastest. */
function headOf(headers: OutgoingHttpHeaders, { body, encoding, status }: Sent): string[] {
  const all = {
    ...headers,
    'cache-status': `quillcast; ${status}`,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.byteLength,
  };
  return Object.entries(all).flatMap(([name, value]) => [name, String(value)]);
}

/** Heads of answers from the cache, made once for each body. */
const hitHeads = new WeakMap<Buffer, string[]>();

function hitHead(headers: OutgoingHttpHeaders, sent: Sent): string[] {
  const head = hitHeads.get(sent.body) ?? headOf(headers, sent);
  hitHeads.set(sent.body, head);
  return head;
}

/**
 * Answers a request with a stored answer, in the best encoding that its client takes.
 * @param status whether it was in the cache, in the words of RFC 9211
 */
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
