import type { z } from 'zod';
import { env } from '@/lib/env.ts';
import { safeFetch } from './safe-fetch.ts';

/** How long a service may take to answer, in milliseconds. */
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
  /** Seconds after which it may be asked again, where it says so. */
  readonly retryAfter: number | undefined;
  constructor(host: string, status: number, retryAfter: string | null) {
    super(`${host} answered ${status}`);
    this.name = 'ServiceError';
    this.status = status;
    const seconds = Number(retryAfter ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  }
}

/** The address's `host:port`, the port always written. */
function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

/**
 * Asks a service that the settings name, and checks the form of its answer. Its own host may be private, as the
 * settings say; where it redirects to may not.
 * @throws SafeFetchError, ZodError, ServiceError when the status is not 2xx; the signal's reason
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
