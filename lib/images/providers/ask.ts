import type { z } from 'zod';
import { env } from '@/lib/env';
import { safeFetch } from '@/lib/http/safe-fetch';

/** How long a provider may take to answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

type Ask = {
  headers: Record<string, string>;
  signal: AbortSignal;
  method?: 'GET' | 'POST';
  body?: string;
};

/**
 * Asks a provider's API and checks the form of its answer.
 * @throws SafeFetchError, ZodError, or Error naming the status when it is not 2xx
 */
export async function askProvider<Answer extends z.ZodType>(
  url: URL,
  schema: Answer,
  request: Ask,
): Promise<z.output<Answer>> {
  const answer = await safeFetch(url, {
    ...request,
    accept: 'application/json',
    timeoutMs: TIMEOUT_MS,
    allowHosts: env().OUTBOUND_ALLOW_HOSTS,
  });
  if (answer.status >= 300) throw new Error(`${url.hostname} answered ${answer.status}`);
  return schema.parse(JSON.parse(new TextDecoder().decode(answer.body)));
}
