import type { z } from 'zod';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { env } from '@/lib/env.ts';
import { urlPort } from '@/lib/http/address-guard.ts';
import { SafeFetchError, safeFetch } from '@/lib/http/safe-fetch.ts';
import { parsedJson } from '@/lib/lenient.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { PlatformClient, PlatformError, type Published, refused, unknown } from './platform.ts';

export type PlatformRequest = {
  /** POST with a body, else GET, unless given. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  json?: unknown;
  /** Base address from the environment, whose host is trusted. */
  trustedBase?: string;
};

/** A platform's answer. `json` is undefined when the body is not JSON. */
export type CallAnswer = { status: number; headers: Headers; text: string; json: unknown; url: string };

/** An address that we refused was never called; after any other failure the outcome is unknown. */
function asPlatformError(cause: unknown, platform: string): unknown {
  if (!(cause instanceof SafeFetchError)) return cause;
  if (cause.code === 'invalid-url' || cause.code === 'forbidden-address') return refused(cause.reason, { cause });
  const key = cause.code === 'timed-out' ? 'platforms.tooSlow' : 'platforms.unreachable';
  return unknown(note(key, { platform }), { cause });
}

/** Calls a platform through safe-fetch. @throws PlatformError refused for a forbidden address, else unknown */
export async function callPlatform(
  platform: string,
  url: string,
  signal: AbortSignal,
  {
    method,
    headers,
    json,
    trustedBase,
    body = json === undefined ? undefined : JSON.stringify(json),
  }: PlatformRequest = {},
): Promise<CallAnswer> {
  const base = trustedBase && new URL(trustedBase);
  try {
    const answer = await safeFetch(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'user-agent': 'Quillcast/1.0 (+publisher)',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal,
      timeoutMs: 20_000,
      allowHosts: [...env().OUTBOUND_ALLOW_HOSTS, ...(base ? [`${base.hostname}:${urlPort(base)}`] : [])],
      maxBytes: 4 * 1024 * 1024,
      ...(body !== undefined && { body }),
    });
    const text = Buffer.from(answer.body).toString('utf8');
    return { status: answer.status, headers: answer.headers, text, json: parsedJson(text), url: answer.url };
  } catch (error) {
    throw asPlatformError(error, platform);
  }
}

/** Seconds to wait by Retry-After, which is a number of seconds or a date. */
export function readRetryAfter({ headers }: CallAnswer): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(wait) ? Math.max(1, Math.ceil(wait)) : undefined;
}

export const busy = (platform: string, retryAfter: number | undefined) =>
  new PlatformError('busy', note('platforms.busy', { platform }), { retryAfter });

/** A secret for a header; refuses other characters, which the sender's error would quote and a log keep. */
export function secretHeader(secret: string, kind: 'Token' | 'Key'): string {
  if (/^[\x21-\x7e]+$/.test(secret)) return secret;
  throw refused(note(`platforms.strange${kind}`));
}

/** A platform's own reason, without the secret, for a message that quotes it. */
export function quotedReason(given: string | undefined, secret: string) {
  const line = (given ?? '').replaceAll(secret, '…').replace(/\s+/g, ' ').trim();
  return { isExplained: line ? 'yes' : 'no', reason: line.slice(0, 200) };
}

export abstract class ApiClient<Name extends PlatformName = PlatformName> extends PlatformClient<Name> {
  protected abstract readonly label: string;

  protected abstract refusal(answer: CallAnswer): string;

  protected fetch(url: string, request: PlatformRequest = {}): Promise<CallAnswer> {
    return callPlatform(this.label, url, this.signal, request);
  }

  protected fetchFrom(base: string, path: string, { headers, ...request }: PlatformRequest): Promise<CallAnswer> {
    return this.fetch(base.replace(/\/+$/, '') + path, {
      ...request,
      headers: { accept: 'application/json', ...headers },
      trustedBase: base,
    });
  }

  protected problem(answer: CallAnswer): PlatformError | undefined {
    const { status, json } = answer;
    if (status === 429) return busy(this.label, readRetryAfter(answer));
    if (status >= 500) return unknown(note('platforms.internalError', { platform: this.label, status }));
    if (status >= 300) return refused(this.refusal(answer));
    if (json !== undefined) return undefined;
    return unknown(note('platforms.webPage', { platform: this.label }));
  }

  protected accepted(answer: CallAnswer): CallAnswer {
    const problem = this.problem(answer);
    if (problem) throw problem;
    return answer;
  }

  protected read<Schema extends z.ZodType>(answer: CallAnswer, schema: Schema): z.output<Schema> {
    return this.parse(this.accepted(answer).json, schema);
  }

  protected parse<Schema extends z.ZodType>(json: unknown, schema: Schema): z.output<Schema> {
    const { success, data } = schema.safeParse(json);
    if (success) return data;
    throw unknown(note('platforms.unreadable', { platform: this.label }));
  }

  protected live(id: string, url: string): Published {
    return { id, url, visibility: 'public' };
  }

  /** A draft that has no address before it is published. */
  protected draft(id: string): Published {
    return { id, visibility: 'draft', note: note('platforms.savedAsDraft', { platform: this.label }) };
  }
}
