import type { z } from 'zod';
import { env } from '@/lib/env.ts';
import { portOf } from './address-guard.ts';
import { type SafeFetchOptions, safeFetch } from './safe-fetch.ts';

const DEFAULT_TIMEOUT_MS = 10_000;

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

/** Requests JSON from a service in the settings, perhaps a private one. Throws SafeFetchError; ZodError; ServiceError. */
export async function askJson<Answer extends z.ZodType>(
  url: URL,
  schema: Answer,
  { timeoutMs = DEFAULT_TIMEOUT_MS, ...request }: Ask,
): Promise<z.output<Answer>> {
  const answer = await safeFetch(url, {
    ...request,
    accept: 'application/json',
    timeoutMs,
    allowHosts: [...env().OUTBOUND_ALLOW_HOSTS, `${url.hostname}:${portOf(url)}`],
  });
  if (answer.status >= 300) {
    throw new ServiceError(url.hostname, answer.status, answer.headers.get('retry-after'));
  }
  return schema.parse(JSON.parse(new TextDecoder().decode(answer.body)));
}
