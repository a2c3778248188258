import { env } from '@/lib/env.ts';
import { SafeFetchError, type SafeFetchResponse, safeFetch } from '@/lib/http/safe-fetch.ts';
import { PlatformError } from './platform.ts';

/** A call to a platform's API. */
type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
  /** Milliseconds for everything. */
  timeoutMs?: number;
  /** Base address from the environment: the operator's word, so its host is not checked. */
  trustedBase?: string;
};

/** A platform's answer. `json` is undefined when the body is no JSON. */
export type CallAnswer = {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
  /** Address it came from, after redirects. */
  url: string;
};

const DEFAULT_TIMEOUT_MS = 20_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** `host:port` of an address, the port always written. */
function hostAndPort(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What cannot have reached the platform was refused by us; anything else may have happened there. */
function asPlatformError(error: unknown, platform: string): unknown {
  if (!(error instanceof SafeFetchError)) return error;
  if (error.code === 'invalid-url' || error.code === 'forbidden-address') {
    return new PlatformError('refused', error.message, { cause: error });
  }
  const message =
    error.code === 'timed-out'
      ? `${platform} took too long to answer.`
      : `${platform} could not be reached, or the connection broke.`;
  return new PlatformError('unknown', message, { cause: error });
}

function answerOf({ status, headers, body, url }: SafeFetchResponse): CallAnswer {
  const text = Buffer.from(body).toString('utf8');
  return { status, headers, text, json: parsed(text), url };
}

/**
 * Calls a platform through safe-fetch and gives its answer whatever its status.
 * @param platform its name in messages
 * @throws PlatformError refused for an address that may not be called, unknown when no answer came; the
 *   signal's reason
 */
export async function callPlatform(
  platform: string,
  url: string,
  { trustedBase, timeoutMs = DEFAULT_TIMEOUT_MS, ...call }: Call,
): Promise<CallAnswer> {
  const allowHosts = [...env().OUTBOUND_ALLOW_HOSTS, ...(trustedBase ? [hostAndPort(trustedBase)] : [])];
  const headers = { 'user-agent': 'Quillcast/1.0 (+publisher)', ...call.headers };
  try {
    return answerOf(await safeFetch(url, { ...call, headers, timeoutMs, allowHosts, maxBytes: MAX_ANSWER_BYTES }));
  } catch (error) {
    throw asPlatformError(error, platform);
  }
}

/** Seconds that a 429 or 503 asks to wait, from Retry-After (seconds or a date). */
export function retryAfterOf(answer: CallAnswer, now = Date.now()): number | undefined {
  const value = answer.headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(value) - now) / 1000;
  return Number.isFinite(wait) ? Math.max(1, Math.ceil(wait)) : undefined;
}

/**
 * The error for an answer that every platform means the same by: 429 busy, 5xx and a page instead of JSON
 * unknown. Undefined for any other.
 */
export function commonError(platform: string, answer: CallAnswer): PlatformError | undefined {
  if (answer.status === 429) {
    const retryAfter = retryAfterOf(answer);
    return new PlatformError(
      'busy',
      `${platform} asks us to slow down. We try again by ourselves.`,
      retryAfter === undefined ? {} : { retryAfter },
    );
  }
  if (answer.status >= 500) {
    return new PlatformError('unknown', `${platform} has a fault of its own (${answer.status}).`);
  }
  if (answer.status < 300 && answer.json === undefined) {
    return new PlatformError(
      'unknown',
      `${platform} answered with a web page instead of data; a security plugin or a login page may stand before it.`,
    );
  }
  return undefined;
}
