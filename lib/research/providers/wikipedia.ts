import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { Language } from '@/lib/constants/options.ts';
import { askJson, SafeFetchError, ServiceError } from '@/lib/http/safe-fetch.ts';
import { languageCode } from '@/lib/text/language-check.ts';
import { openLicense } from '../pages/readable-text.ts';
import { parseSourcePage } from '../sources.ts';
import { type ResearchProvider, SEARCH_TIMEOUT_MS } from '../types.ts';

/** Longest pause in seconds that a wiki may ask for and still get; for a longer one it is left out. */
const LONGEST_PAUSE = 3;
const PAGE_TIMEOUT_MS = 6000;

const searchAnswer = z.object({
  pages: z.array(
    z.object({ key: z.string(), title: z.string(), excerpt: z.string().nullish(), description: z.string().nullish() }),
  ),
});

const pageAnswer = z.object({ title: z.string(), html: z.string(), license: z.object({ url: z.string() }).nullish() });

/** Wikis that did not answer, and are left alone for a while: nobody waits for the same silence twice. */
const silent = new LRUCache<string, true>({ max: 50, ttl: 30_000 });

/** One request at a time, as Wikimedia's rules for clients require. */
const oneAtATime = pLimit(1);

async function sendWithRetry<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const pause = error instanceof ServiceError ? error.retryAfter : undefined;
    if (pause === undefined || pause > LONGEST_PAUSE) throw error;
    await sleep(pause * 1000, undefined, { signal });
    return send();
  }
}

async function ask<Answer extends z.ZodType>(
  url: URL,
  schema: Answer,
  options: { userAgent: string; signal: AbortSignal; timeoutMs: number },
): Promise<z.output<Answer>> {
  const { userAgent, ...request } = options;
  const send = () => askJson(url, schema, { ...request, headers: { 'user-agent': userAgent } });
  return oneAtATime(async () => {
    options.signal.throwIfAborted();
    if (silent.has(url.origin)) throw new Error(`${url.host} did not answer a moment ago.`);
    try {
      return await sendWithRetry(send, options.signal);
    } catch (error) {
      const code = error instanceof SafeFetchError && error.code;
      if (code === 'timed-out' || code === 'unreachable') silent.set(url.origin, true);
      throw error;
    }
  });
}

function restBase(apiBase: string, language: Language): string {
  return apiBase.replace('{language}', languageCode(language)).replace(/\/+$/, '');
}

/** A page's public address: `/wiki/…` if the API is at `/w/rest.php`, as at Wikipedia; else through `index.php`. */
function readersAddress(base: string, key: string): string {
  if (base.endsWith('/w/rest.php')) return new URL(`/wiki/${encodeURIComponent(key)}`, base).href;
  const address = new URL(base.replace(/rest\.php$/, 'index.php'));
  address.searchParams.set('title', key);
  return address.href;
}

const withoutMarkup = (text: string) => text.replace(/<[^>]*>/g, '').replace(/&\w+;/g, ' ');

/** Wikipedia, or another MediaWiki, through the REST interface at `apiBase`, in which `{language}` stands for a code. */
export function wikipedia({ apiBase, userAgent }: { apiBase: string; userAgent: string }): ResearchProvider {
  return {
    name: 'Wikipedia',
    search: async (query, { language, limit, signal }) => {
      const base = restBase(apiBase, language);
      const url = new URL(`${base}/v1/search/page?${new URLSearchParams({ q: query, limit: String(limit) })}`);
      const { pages } = await ask(url, searchAnswer, { userAgent, signal, timeoutMs: SEARCH_TIMEOUT_MS });
      return pages.map(({ key, title, excerpt, description }) => ({
        url: readersAddress(base, key),
        title,
        snippet: [description, withoutMarkup(excerpt ?? '')].filter(Boolean).join(': '),
      }));
    },
    read: async ({ url, title }, language, parsing) => {
      const address = new URL(`${restBase(apiBase, language)}/v1/page/${encodeURIComponent(title)}/with_html`);
      const asked = { userAgent, signal: parsing.signal, timeoutMs: PAGE_TIMEOUT_MS };
      const { html, license } = await ask(address, pageAnswer, asked);
      const body = new TextEncoder().encode(html);
      const page = await parseSourcePage({ url, contentType: 'text/html; charset=utf-8', body }, parsing);
      const open = openLicense(license?.url ?? '') ?? page.license;
      return { ...page, url, title, language: languageCode(language), ...(open && { license: open }) };
    },
  };
}
