import type { z } from 'zod';
import { env } from '@/lib/env.ts';
import { safeFetch } from './safe-fetch.ts';

/** In ms. */
const DEFAULT_TIMEOUT_MS = 10_000;

type Ask = {
  headers: Record<string, string>;
  signal: AbortSignal;
  method?: 'GET' | 'POST';
  body?: string;
  timeoutMs?: number;
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

/** `host:port`, with the default port. */
function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

/**
 * Requests JSON from a service in the settings, and parses it. The service may be on a private host, but must not redirect to
 * one.
 * @throws SafeFetchError; ZodError; ServiceError for another status than 2xx; the signal's reason
 */
export async function askJson<Answer extends z.ZodType>(
  url: URL,
  schema: Answer,
  { timeoutMs = DEFAULT_TIMEOUT_MS, ...request }: Ask,
): Promise<z.output<Answer>> {
  const answer = await safeFetch(url, {
    ...request,
    accept: 'application/json',
    timeoutMs,
    allowHosts: [...env().OUTBOUND_ALLOW_HOSTS, hostAndPort(url)],
  });
  if (answer.status >= 300) {
    throw new ServiceError(url.hostname, answer.status, answer.headers.get('retry-after'));
  }
  return schema.parse(JSON.parse(new TextDecoder().decode(answer.body)));
}
