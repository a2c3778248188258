import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, scriptHash } from '../http/content-security-policy.ts';
import type { FreshResponse } from './application-client.ts';
import type { CachedResponse } from './response-cache.ts';

const TEXT = /^(?:text\/|application\/(?:json|xml|rss\+xml|atom\+xml)|image\/svg)/;

/** Whether an answer is a page of ours, which has no policy of its own. */
export const isPage = ({ headers }: FreshResponse): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/html') && !headers['content-security-policy'];

/**
 * Gives a page the policy that lets its own inline scripts run and no other. Its own are those that carry the nonce,
 * which nobody could know who put something into the page before it was made. With their hashes known it has done its
 * part, and is taken out: the same page has the same bytes, whichever process made it.
 * @param nonce what the application was told to mark its scripts with
 */
export function withPolicy(fresh: FreshResponse, nonce: string): FreshResponse {
  if (!isPage(fresh)) return fresh;
  const unmarked = (text: string) => text.replaceAll(new RegExp(`;? nonce="${nonce}"`, 'g'), '').replaceAll(nonce, '');
  const own = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>(.*?)</script>`, 'gs');
  const html = fresh.body.toString();
  const scripts = [...html.matchAll(own)].map(([, script = '']) => unmarked(script));
  const { link, ...headers } = fresh.headers;
  return {
    ...fresh,
    body: Buffer.from(unmarked(html)),
    headers: {
      ...headers,
      ...(link && { link: unmarked(String(link)) }),
      'content-security-policy': contentSecurityPolicy([...new Set(scripts.map(scriptHash))]),
    },
  };
}

/** Whether an answer may be given to others as well. */
export function isShareable({ status, headers }: FreshResponse): boolean {
  return status === 200 && !headers['set-cookie'];
}

const isImmutable = (cacheControl: string) => /\bimmutable\b/.test(cacheControl);

/**
 * What caches may do with an answer. A browser may keep for good what never changes; caches between us and the reader not
 * what may be deleted, which they know by the names to forget it by.
 */
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

/** Quality of Brotli where the result is sent many times, and where it is sent once. */
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const BROTLI = { often: brotli(6), once: brotli(4) };

/** An answer that is sent once, in the best encoding of those that its client takes. */
export async function compressed(fresh: FreshResponse, [encoding]: readonly ('br' | 'gzip')[]): Promise<FreshResponse> {
  if (!encoding || !TEXT.test(String(fresh.headers['content-type'] ?? ''))) return fresh;
  const body = encoding === 'br' ? await compressBrotli(fresh.body, BROTLI.once) : await compressGzip(fresh.body);
  const headers = { ...fresh.headers, 'content-encoding': encoding, vary: 'Accept-Encoding' };
  return { ...fresh, headers, body };
}

/**
 * Makes an answer ready to be given to everybody: encodings, ETag, and what caches may do with it.
 * @param sharedSeconds how long caches between us and the reader may keep it, in seconds
 */
export async function finishResponse(
  { headers, body, tags }: FreshResponse,
  sharedSeconds: number,
): Promise<CachedResponse> {
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
