import 'server-only';
import { env } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';

/** Time to collect tags for one request, in ms. */
const COLLECT_MS = 100;

/** Retry delay and timeout of a purge, in ms. */
const RETRY_MS = 2000;
const TIMEOUT_MS = 5000;

/** Tags per request; CDNs have a limit. */
const TAGS_AT_ONCE = 30;

const pending = new Set<string>();
let timer: NodeJS.Timeout | undefined;

/** Sends one request, in the formats of Cloudflare (body) and Fastly (Surrogate-Key). */
async function send(url: string, tags: readonly string[]): Promise<void> {
  const { CDN_PURGE_TOKEN } = env();
  const response = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': tags.join(' '),
      ...(CDN_PURGE_TOKEN && { Authorization: `Bearer ${CDN_PURGE_TOKEN}` }),
    },
    body: JSON.stringify({ tags }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The purge failed with status ${response.status}.`);
}

async function flush(url: string): Promise<void> {
  const tags = [...pending].slice(0, TAGS_AT_ONCE);
  for (const tag of tags) pending.delete(tag);
  timer = undefined;
  if (pending.size > 0) schedule(url, COLLECT_MS);
  try {
    await send(url, tags);
  } catch (err) {
    log().warn({ err, tags: tags.length }, 'CDN not purged; retrying');
    for (const tag of tags) pending.add(tag);
    schedule(url, RETRY_MS);
  }
}

function schedule(url: string, ms: number): void {
  if (!timer) timer = setTimeout(() => void flush(url), ms).unref();
}

/** Purges the answers with a tag from the CDN, if one is configured (CDN_PURGE_URL). Retries in the background until it succeeds. */
export function purge(tag: string): void {
  const url = env().CDN_PURGE_URL;
  if (!url) return;
  pending.add(tag);
  schedule(url, COLLECT_MS);
}
