import { env } from '@/lib/env.ts';
import { SafeFetchError, safeFetch } from '@/lib/http/safe-fetch.ts';
import { PlatformError, refused, unknown } from './platform.ts';

/** A request to a platform's API. */
export type PlatformRequest = {
  /** POST with a body, else GET, unless given. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  /** Sent as a JSON body. */
  json?: unknown;
  signal: AbortSignal;
  /** Base address from the environment, whose host is trusted. */
  trustedBase?: string;
};

/** A platform's answer. `json` is undefined when the body is not JSON. */
export type CallAnswer = {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
  /** Address after redirects. */
  url: string;
};

const TIMEOUT_MS = 20_000;
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

/** An address that we refused was never called; after any other failure the outcome is unknown. */
function asPlatformError(cause: unknown, platform: string): unknown {
  if (!(cause instanceof SafeFetchError)) return cause;
  if (cause.code === 'invalid-url' || cause.code === 'forbidden-address') return refused(cause.message, { cause });
  const message =
    cause.code === 'timed-out'
      ? `${platform} took too long to answer.`
      : `We could not reach ${platform}, or the connection broke.`;
  return unknown(message, { cause });
}

/**
 * Calls a platform through safe-fetch.
 * @param platform its name in messages
 * @returns the answer, whatever its status
 * @throws PlatformError refused for a forbidden address, unknown when no answer came; the signal's reason
 */
export async function callPlatform(
  platform: string,
  url: string,
  {
    trustedBase,
    headers,
    json,
    body = json === undefined ? undefined : JSON.stringify(json),
    ...rest
  }: PlatformRequest,
): Promise<CallAnswer> {
  const { method = body === undefined ? 'GET' : 'POST', signal } = rest;
  try {
    const answer = await safeFetch(url, {
      method,
      headers: {
        'user-agent': 'Quillcast/1.0 (+publisher)',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal,
      timeoutMs: TIMEOUT_MS,
      allowHosts: [...env().OUTBOUND_ALLOW_HOSTS, ...(trustedBase ? [hostAndPort(trustedBase)] : [])],
      maxBytes: MAX_ANSWER_BYTES,
      ...(body !== undefined && { body }),
    });
    const text = Buffer.from(answer.body).toString('utf8');
    return { status: answer.status, headers: answer.headers, text, json: parsed(text), url: answer.url };
  } catch (error) {
    throw asPlatformError(error, platform);
  }
}

/** Seconds to wait by Retry-After, which is a number of seconds or a date. */
export function retryAfterOf(answer: CallAnswer, now = Date.now()): number | undefined {
  const value = answer.headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(value) - now) / 1000;
  return Number.isFinite(wait) ? Math.max(1, Math.ceil(wait)) : undefined;
}

/** A platform that asks to slow down. */
export const busy = (platform: string, retryAfter: number | undefined) =>
  new PlatformError('busy', `${platform} is asking us to slow down. We will try again automatically.`, { retryAfter });

/** The error for an answer that means the same on every platform: 429, 5xx, and a page instead of JSON. */
export function commonError(platform: string, answer: CallAnswer): PlatformError | undefined {
  const { status } = answer;
  if (status === 429) return busy(platform, retryAfterOf(answer));
  if (status >= 500) return unknown(`${platform} had an internal error (${status}).`);
  if (status < 300 && answer.json === undefined) {
    return unknown(
      `${platform} returned a web page instead of data. A security plugin or a login page may be in the way.`,
    );
  }
  return undefined;
}

/**
 * A secret for a header. One with other characters would be quoted by the sender's error, and logged with it.
 * @param name the secret in a sentence, such as 'API key'
 * @throws PlatformError refused
 */
export function secretHeader(secret: string, name: string): string {
  if (/^[\x21-\x7e]+$/.test(secret)) return secret;
  throw refused(
    `This ${name} contains characters that no ${name} has, such as a space or a line break. Copy it again without anything around it.`,
  );
}

/**
 * A platform's own reason as the end of a sentence: `: “…”.`, or `.` without one.
 * @param secret removed from the reason
 */
export function quotedReason(reason: unknown, secret: string): string {
  if (typeof reason !== 'string') return '.';
  const line = reason.replaceAll(secret, '…').replace(/\s+/g, ' ').trim();
  return line ? `: “${line.slice(0, 200)}”.` : '.';
}
