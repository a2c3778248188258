import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { contentSecurityPolicy, scriptHash } from '../http/content-security-policy.ts';
import type { FreshResponse } from './application-client.ts';
import type { CachedResponse } from './response-cache.ts';

const TEXT = /^(?:text\/|application\/(?:json|feed\+json|xml|rss\+xml|atom\+xml)|image\/svg)/;

/** Whether an answer is one of our pages, without its own policy. */
export const isPage = ({ headers }: FreshResponse): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/html') && !headers['content-security-policy'];

export const newNonce = (): string => randomBytes(12).toString('base64url');

/** Lets a page run only its scripts with the nonce. Hashes replace the nonce: the same page, the same bytes. */
export function withPolicy(fresh: FreshResponse, nonce: string): FreshResponse {
  if (!isPage(fresh)) return fresh;
  const unmarked = (text: string) => text.replaceAll(new RegExp(`;? nonce="${nonce}"`, 'g'), '').replaceAll(nonce, '');
  const own = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>(.*?)</script>`, 'gs');
  const html = fresh.body.toString();
  const scripts = [...html.matchAll(own)].map(([, script = '']) => unmarked(script));
  const { link, ...headers } = fresh.headers;
  const frames = headers['x-frame-options'] === 'DENY' ? "'none'" : undefined;
  return {
    ...fresh,
    body: Buffer.from(unmarked(html)),
    headers: {
      ...headers,
      ...(link && { link: unmarked(String(link)) }),
      'content-security-policy': contentSecurityPolicy([...new Set(scripts.map(scriptHash))], frames),
    },
  };
}

export const isShareable = ({ status, headers }: FreshResponse): boolean => status === 200 && !headers['set-cookie'];

const isImmutable = (cacheControl: string) => /\bimmutable\b/.test(cacheControl);

/** Cache headers of an answer. Browsers store immutable answers forever; shared caches do not if tags can invalidate them. */
function cacheHeaders(cacheControl: string, tags: readonly string[], sharedSeconds: number) {
  const shared = `s-maxage=${sharedSeconds}, stale-while-revalidate=1`;
  if (isImmutable(cacheControl) && tags.length === 0) return {};
  return {
    'cache-control': isImmutable(cacheControl) ? `${cacheControl}, ${shared}` : `public, max-age=0, ${shared}`,
    ...(tags.length > 0 && { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') }),
  };
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Quality of Brotli for answers sent many times, and once. */
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const BROTLI = { often: brotli(6), once: brotli(4) };

/** Compresses an answer that is sent once, with the client's best encoding. */
export async function compressed(fresh: FreshResponse, [encoding]: readonly ('br' | 'gzip')[]): Promise<FreshResponse> {
  if (!encoding || !TEXT.test(String(fresh.headers['content-type'] ?? ''))) return fresh;
  const body = encoding === 'br' ? await compressBrotli(fresh.body, BROTLI.once) : await compressGzip(fresh.body);
  const headers = { ...fresh.headers, 'content-encoding': encoding, vary: 'Accept-Encoding' };
  return { ...fresh, headers, body };
}

/** Prepares an answer for the cache: encodings, ETag, cache headers (`sharedSeconds` for shared caches). */
export async function finishResponse({ headers, body, tags }: FreshResponse, sharedSeconds: number) {
  const { 'content-length': _, ...own } = headers;
  const isText = TEXT.test(String(headers['content-type'] ?? ''));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return {
    tags,
    headers: {
      ...own,
      etag,
      ...(isText && { vary: 'Accept-Encoding' }),
      ...cacheHeaders(String(headers['cache-control'] ?? ''), tags, sharedSeconds),
    },
    bodies: isText
      ? { identity: body, gzip: await compressGzip(body), br: await compressBrotli(body, BROTLI.often) }
      : { identity: body },
  };
}

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
function responseHead(headers: OutgoingHttpHeaders, { body, encoding, status }: Sent): string[] {
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
  const head = hitHeads.get(sent.body) ?? responseHead(headers, sent);
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
  response.writeHead(200, status === 'hit' ? hitHead(headers, sent) : responseHead(headers, sent));
  response.end(request.method === 'HEAD' ? undefined : body);
}
