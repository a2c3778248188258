import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A whole answer as it is kept, each encoding made once. */
export type CachedResponse = {
  headers: OutgoingHttpHeaders;
  etag: string | undefined;
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer };
};

/** An answer as it was made: status, headers and uncompressed body. */
export type FreshResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Public addresses whose answer is the same bytes for everybody. */
const PUBLIC_PATH =
  /^\/(?:create|batch|(?:share|s|view|blog|preview|embed|user|profile|api\/og-image)\/[\w-]{1,64})?$/;

/** How long another process's write may stay unseen, in milliseconds; this process's own is seen at once. */
const MAX_AGE_MS = 60_000;

/** After a write, Next makes the page anew a moment later; what it gives until then is not kept. */
const SETTLING_MS = 2000;

const MAX_BYTES = 160 * 1024 * 1024;
const MOST_WRITES = 10_000;

const TEXT = /^(?:text\/|application\/(?:json|xml|rss\+xml|atom\+xml)|image\/svg)/;

type Store = {
  responses: LRUCache<string, CachedResponse>;
  /** When a path was last written to. */
  writes: LRUCache<string, number>;
};

// The server and Next's bundle load this module separately; what one forgets, both must forget.
const holder = globalThis as typeof globalThis & { quillcastResponses?: Store };

function store(): Store {
  holder.quillcastResponses ??= {
    responses: new LRUCache({
      ttl: MAX_AGE_MS,
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bodies }) =>
        bodies.identity.byteLength + (bodies.gzip?.byteLength ?? 0) + (bodies.br?.byteLength ?? 0),
    }),
    writes: new LRUCache({ max: MOST_WRITES }),
  };
  return holder.quillcastResponses;
}

/** Has the answers of paths made anew, after a write. */
export function forgetResponses(paths: readonly string[]): void {
  const { responses, writes } = store();
  for (const path of paths) {
    responses.delete(path);
    writes.set(path, Date.now());
  }
}

/** When a path was last written to, in ms since 1970; 0 when it was not lately. */
export const lastWrite = (path: string) => store().writes.get(path) ?? 0;

/** The path under which a request's answer may be kept, or null for any that is not everybody's. */
export function cacheablePath(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !PUBLIC_PATH.test(url)) return null;
  // Next asks for parts of a page under the page's own address.
  const isPart = Object.keys(headers).some((name) => name === 'rsc' || name.startsWith('next-'));
  return isPart || headers.cookie?.includes('__prerender_bypass') ? null : url;
}

/** The kept answer of a path. */
export const keptResponse = (path: string) => store().responses.get(path);

/** Whether an answer may be given to others as well. */
function isShareable({ status, headers }: FreshResponse): boolean {
  const control = String(headers['cache-control'] ?? '');
  const isPublic = /\b(?:public|s-maxage)\b/.test(control) && !/\bno-store\b/.test(control);
  return status === 200 && isPublic && !headers['set-cookie'];
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

async function withEncodings({ headers, body }: FreshResponse): Promise<CachedResponse> {
  const {
    etag,
    'content-length': _,
    'transfer-encoding': __,
    connection: ___,
    date: ____,
    ...kept
  } = headers;
  const isText = TEXT.test(String(headers['content-type'] ?? ''));
  const bodies = isText
    ? {
        identity: body,
        gzip: await compressGzip(body),
        br: await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      }
    : { identity: body };
  return { headers: kept, etag: etag?.toString(), bodies };
}

/**
 * Keeps an answer for the next who ask, unless it is not for everybody or its path was written to meanwhile.
 * @param askedAt when the answer was asked for, in ms since 1970
 * @returns the answer in its encodings, or null when it is not to be kept
 */
export async function keepResponse(
  path: string,
  fresh: FreshResponse,
  askedAt: number,
): Promise<CachedResponse | null> {
  if (!isShareable(fresh)) return null;
  const made = await withEncodings(fresh);
  if (askedAt > lastWrite(path) + SETTLING_MS) store().responses.set(path, made);
  return made;
}

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

function isKnown(request: IncomingMessage, etag: string | undefined): boolean {
  const known = request.headers['if-none-match'];
  if (!known || !etag) return false;
  return known.split(',').some((each) => withoutWeakness(each) === withoutWeakness(etag));
}

/** Answers a request with a kept answer, in the best encoding that its client takes. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, bodies }: CachedResponse,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => bodies[name] && takes(accepted, name));
  const body = (encoding && bodies[encoding]) ?? bodies.identity;
  const names = [...String(headers.vary ?? '').split(/,\s*/), bodies.gzip ? 'Accept-Encoding' : ''];
  const vary = [...new Set(names.filter(Boolean))].join(', ');
  const all = {
    ...headers,
    ...(vary && { vary }),
    // The encodings are the same answer, but not the same bytes.
    ...(etag && { etag: `W/${withoutWeakness(etag)}` }),
  };
  if (isKnown(request, etag)) {
    response.writeHead(304, all).end();
    return;
  }
  response.writeHead(200, {
    ...all,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
