import { Agent, fetch, type Response } from 'undici';
import type { z } from 'zod';
import { env } from '../env.ts';
import { NotedError, note } from '../messages/catalogue.ts';
import type { KeyIn } from '../messages/types.ts';
import { destinationVerdict, urlPort } from './address-guard.ts';
import { checkedLookup, everyAddressIsPublic, type Lookup, lookupName } from './resolve.ts';

/** Why a URL could not be fetched, without the URL. */
export class SafeFetchError extends NotedError {
  readonly code: KeyIn<'fetching'>;
  constructor(code: KeyIn<'fetching'>, reason: string = note(`fetching.${code}`), options?: ErrorOptions) {
    super(reason, options);
    this.name = 'SafeFetchError';
    this.code = code;
  }
}

export type SafeFetchOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** The `Accept` header, unless `headers` has one. */
  accept?: string;
  /** Aborts the whole request; its reason is thrown. */
  signal?: AbortSignal;
  /** Limit of the decompressed body, in bytes. */
  maxBytes?: number;
  /** Returns the start of a longer body, up to the end of a line, instead of an error. */
  takesStart?: boolean;
  /** Timeout of the whole request, from DNS to the body, in ms. */
  timeoutMs?: number;
  /** Exact `host:port` entries that skip the address check; the port is always written. */
  allowHosts?: readonly string[];
  /** Redirects to follow before it fails. */
  maxRedirects?: number;
  lookup?: Lookup;
};

export type SafeFetchResponse = {
  /** Final URL after redirects, without a fragment. */
  url: string;
  status: number;
  headers: Headers;
  contentType: string | null;
  body: Uint8Array;
};

const MAX_REDIRECTS = 5;
const DEFAULT_MAX_BYTES = 2 * 1024 * 1024;
const USER_AGENT = 'Quillcast/1.0 (+source reader)';
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/** Headers kept on redirects to another origin; others may be credentials. */
const HARMLESS_HEADERS = new Set(['accept', 'accept-language', 'user-agent']);

/** One request of a redirect chain. */
type Hop = {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
};

type Limits = Required<Omit<SafeFetchOptions, 'method' | 'headers' | 'body' | 'accept' | 'signal'>>;

function parseUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw new SafeFetchError('invalid-url');
  url.hash = '';
  return url;
}

/** An agent for one hop, so that no connection is reused after its address was checked. */
function agentFor(url: URL, limits: Limits, signal: AbortSignal): Agent {
  const verdict = destinationVerdict(url, limits.allowHosts);
  if (verdict === 'not-fetchable') throw new SafeFetchError('invalid-url');
  if (verdict === 'not-public') throw new SafeFetchError('forbidden-address');
  if (verdict === 'unsafe-port') throw new SafeFetchError('forbidden-address', note('server.unsafePort'));
  const isTrusted = verdict === 'trusted';
  const find = (hostname: string) => limits.lookup(hostname, { isTrusted, signal });
  const check = isTrusted ? () => true : everyAddressIsPublic;
  const lookup = checkedLookup(find, check, new SafeFetchError('forbidden-address'));
  return new Agent({ connect: { lookup, timeout: limits.timeoutMs }, allowH2: false });
}

/** The start of a body up to the end of a line, as its last character may be cut. */
const bodyStart = (body: Buffer) => body.subarray(0, body.lastIndexOf('\n') + 1 || body.length);

/** A body within its limit. @throws SafeFetchError too-large */
export async function readBody(
  response: Response,
  { maxBytes, takesStart }: Pick<SafeFetchOptions, 'takesStart'> & { maxBytes: number },
): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array();
  if (!takesStart && Number(response.headers.get('content-length')) > maxBytes) throw new SafeFetchError('too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes && !takesStart) throw new SafeFetchError('too-large');
    chunks.push(chunk);
    if (size > maxBytes) return bodyStart(Buffer.concat(chunks, maxBytes));
  }
  return Buffer.concat(chunks, size);
}

/** The target of a redirect. Servers send UTF-8, which is decoded as Latin-1. */
function redirectTarget(response: Response, from: URL): URL | null {
  const location = response.headers.get('location');
  if (location === null || !REDIRECT_STATUSES.has(response.status)) return null;
  return parseUrl(Buffer.from(location, 'latin1').toString('utf8'), from);
}

const withoutCredentials = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS_HEADERS.has(name)));

/** The next request of the chain, or null. Only 307 and 308 repeat a write, in its origin: it may hold a password. */
function nextHop(hop: Hop, response: Response): Hop | null {
  const url = redirectTarget(response, hop.url);
  if (!url) return null;
  const sameOrigin = url.origin === hop.url.origin;
  if (hop.method === 'GET' || hop.method === 'HEAD') {
    return { ...hop, url, headers: sameOrigin ? hop.headers : withoutCredentials(hop.headers) };
  }
  const repeats = response.status === 307 || response.status === 308;
  return sameOrigin && repeats ? { ...hop, url } : null;
}

async function runHop(hop: Hop, limits: Limits, signal: AbortSignal) {
  const agent = agentFor(hop.url, limits, signal);
  try {
    const { url, ...init } = hop;
    const response = await fetch(url, { ...init, redirect: 'manual', signal, dispatcher: agent });
    const next = nextHop(hop, response);
    if (next) return { next };
    const { status, headers } = response;
    const body = await readBody(response, limits);
    return { answer: { url: url.href, status, headers: new Headers([...headers]), body } };
  } finally {
    await agent.destroy();
  }
}

async function follow(first: Hop, limits: Limits, signal: AbortSignal): Promise<SafeFetchResponse> {
  let hop = first;
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects += 1) {
    const { answer, next } = await runHop(hop, limits, signal);
    if (answer) return { ...answer, contentType: answer.headers.get('content-type') };
    hop = next;
  }
  throw new SafeFetchError('too-many-redirects');
}

/** Converts any error; undici wraps the guard's refusal as a cause. */
function asSafeFetchError(error: unknown, timedOut: boolean): SafeFetchError {
  if (error instanceof SafeFetchError) return error;
  if (error instanceof Error && error.cause instanceof SafeFetchError) return error.cause;
  return new SafeFetchError(timedOut ? 'timed-out' : 'unreachable', undefined, { cause: error });
}

/**
 * Fetches a user's URL over HTTP(S) from public addresses only, checked on every redirect and when connecting. Returns any
 * status, and redirects of writes that must not be repeated. @throws SafeFetchError; the signal's reason
 */
export async function safeFetch(address: string | URL, options: SafeFetchOptions = {}): Promise<SafeFetchResponse> {
  const { signal, accept = '*/*', method = 'GET', headers: given = {}, body, ...limited } = options;
  const { timeoutMs = 5000, maxBytes = DEFAULT_MAX_BYTES, takesStart = false } = limited;
  signal?.throwIfAborted();
  const { allowHosts = [], maxRedirects = MAX_REDIRECTS, lookup = lookupName } = limited;
  const limits: Limits = { maxBytes, takesStart, timeoutMs, allowHosts, maxRedirects, lookup };
  const timeout = AbortSignal.timeout(timeoutMs);
  const combined = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const headers = { 'user-agent': USER_AGENT, accept, ...Object.fromEntries(new Headers(given)) };
    const url = parseUrl(String(address));
    return await follow({ url, method, headers, body }, limits, combined);
  } catch (error) {
    signal?.throwIfAborted();
    throw asSafeFetchError(error, timeout.aborted);
  }
}

type Ask = Pick<SafeFetchOptions, 'method' | 'body' | 'timeoutMs'> & {
  headers: Record<string, string>;
  signal: AbortSignal;
};

/** A service answered with another status than 2xx. */
export class ServiceError extends Error {
  readonly status: number;
  /** Seconds until a retry, if the service says so. */
  readonly retryAfter: number | undefined;
  constructor(host: string, status: number, retryAfter: string | null) {
    super(`${host} answered ${status}`);
    this.name = 'ServiceError';
    this.status = status;
    const seconds = Number(retryAfter ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  }
}

/** Requests JSON from a service in the settings, perhaps a private one. @throws SafeFetchError; ZodError; ServiceError */
export async function askJson<Answer extends z.ZodType>(
  url: URL,
  schema: Answer,
  { timeoutMs = 10_000, ...request }: Ask,
): Promise<z.output<Answer>> {
  const answer = await safeFetch(url, {
    ...request,
    accept: 'application/json',
    timeoutMs,
    allowHosts: [...env().OUTBOUND_ALLOW_HOSTS, `${url.hostname}:${urlPort(url)}`],
  });
  if (answer.status >= 300) {
    throw new ServiceError(url.hostname, answer.status, answer.headers.get('retry-after'));
  }
  return schema.parse(JSON.parse(new TextDecoder().decode(answer.body)));
}
