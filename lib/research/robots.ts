import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import { type SafeFetchOptions, safeFetch } from '@/lib/http/safe-fetch.ts';

/** The name under which robots.txt may speak of us. */
const ROBOT = 'Quillcast';
const TIMEOUT_MS = 3000;
const LARGEST = 512 * 1024;

type Rules = ReturnType<typeof robotsParser>;

const known = new LRUCache<string, Promise<Rules>>({ max: 500, ttl: 60 * 60 * 1000 });

async function fetchRules(address: string, options: SafeFetchOptions): Promise<Rules> {
  const answer = await safeFetch(address, { ...options, timeoutMs: TIMEOUT_MS, maxBytes: LARGEST });
  // RFC 9309: a missing file forbids nothing, a failing server forbids everything.
  if (answer.status >= 500) return robotsParser(address, 'User-agent: *\nDisallow: /');
  const text = answer.status < 300 ? new TextDecoder().decode(answer.body) : '';
  return robotsParser(address, text);
}

/**
 * Whether a site's robots.txt lets us read a page (RFC 9309). The file is fetched once an hour and shared by all waiting
 * callers, so no caller's signal aborts the request.
 * @throws SafeFetchError if the site is unreachable
 */
export async function mayRead(url: string, options: Pick<SafeFetchOptions, 'allowHosts' | 'lookup'>): Promise<boolean> {
  const address = new URL('/robots.txt', url).href;
  let rules = known.get(address);
  if (!rules) {
    rules = fetchRules(address, options);
    known.set(address, rules);
    rules.catch(() => known.delete(address));
  }
  return (await rules).isAllowed(url, ROBOT) ?? true;
}
