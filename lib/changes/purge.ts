import 'server-only';
import { env } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';

/** Changes that come closely together go out as one call: how long to wait for more, in ms. */
const GATHER_MS = 100;

/** How soon a purge that failed is tried again, and how long one may take, in ms. */
const RETRY_MS = 2000;
const TIMEOUT_MS = 5000;

/** Most tags of one call: no CDN takes any number. */
const TAGS_AT_ONCE = 30;

const pending = new Set<string>();
let timer: NodeJS.Timeout | undefined;

/** One call as Cloudflare (body) and Fastly (Surrogate-Key) want it. */
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
  if (!response.ok) throw new Error(`The purge was answered with ${response.status}.`);
}

async function flush(url: string): Promise<void> {
  const tags = [...pending].slice(0, TAGS_AT_ONCE);
  for (const tag of tags) pending.delete(tag);
  timer = undefined;
  if (pending.size > 0) schedule(url, GATHER_MS);
  try {
    await send(url, tags);
  } catch (err) {
    log().warn({ err, tags: tags.length }, 'CDN not purged; trying again');
    for (const tag of tags) pending.add(tag);
    schedule(url, RETRY_MS);
  }
}

function schedule(url: string, ms: number): void {
  if (!timer) timer = setTimeout(() => void flush(url), ms).unref();
}

/**
 * Has the CDN forget the answers with a tag, where one is configured (CDN_PURGE_URL). It is not waited for; what
 * fails is tried again until it succeeds.
 */
export function purge(tag: string): void {
  const url = env().CDN_PURGE_URL;
  if (!url) return;
  pending.add(tag);
  schedule(url, GATHER_MS);
}
