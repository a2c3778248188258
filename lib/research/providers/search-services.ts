import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import OpenAI from 'openai';
import pLimit from 'p-limit';
import { z } from 'zod';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { DEFAULT_MODEL, env, isOpenAiService, siteUrl } from '@/lib/env.ts';
import { askJson, SafeFetchError, ServiceError } from '@/lib/http/safe-fetch.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { languageCode } from '@/lib/text/language-check.ts';
import { openLicense } from '../pages/readable-text.ts';
import { parseSourcePage } from '../sources.ts';
import { type ResearchProvider, SEARCH_TIMEOUT_MS } from '../types.ts';

/** Longest pause in seconds that a wiki may ask for and still get; for a longer one it is left out. */
const LONGEST_PAUSE = 3;

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

async function askWikipedia<Answer extends z.ZodType>(
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

const restBase = (apiBase: string, language: Language): string =>
  apiBase.replace('{language}', languageCode(language)).replace(/\/+$/, '');

/** A page's public address: `/wiki/…` if the API is at `/w/rest.php`, as at Wikipedia; else through `index.php`. */
function readersAddress(base: string, key: string): string {
  if (base.endsWith('/w/rest.php')) return new URL(`/wiki/${encodeURIComponent(key)}`, base).href;
  const address = new URL(base.replace(/rest\.php$/, 'index.php'));
  address.searchParams.set('title', key);
  return address.href;
}

const withoutMarkup = (text: string) => text.replace(/<[^>]*>/g, '').replace(/&\w+;/g, ' ');

/** Wikipedia, or another MediaWiki, through the REST interface at `apiBase`, in which `{language}` stands for a code. */
export const wikipedia = ({ apiBase, userAgent }: { apiBase: string; userAgent: string }): ResearchProvider => ({
  name: 'Wikipedia',
  search: async (query, { language, limit, signal }) => {
    const base = restBase(apiBase, language);
    const url = new URL(`${base}/v1/search/page?${new URLSearchParams({ q: query, limit: String(limit) })}`);
    const { pages } = await askWikipedia(url, searchAnswer, { userAgent, signal, timeoutMs: SEARCH_TIMEOUT_MS });
    return pages.map(({ key, title, excerpt, description }) => ({
      url: readersAddress(base, key),
      title,
      snippet: [description, withoutMarkup(excerpt ?? '')].filter(Boolean).join(': '),
    }));
  },
  read: async ({ url, title }, { topic, language }, parsing) => {
    const address = new URL(`${restBase(apiBase, language)}/v1/page/${encodeURIComponent(title)}/with_html`);
    const asked = { userAgent, signal: parsing.signal, timeoutMs: 6000 };
    const { html, license } = await askWikipedia(address, pageAnswer, asked);
    const body = new TextEncoder().encode(html);
    const page = await parseSourcePage({ url, contentType: 'text/html; charset=utf-8', body, subject: topic }, parsing);
    const open = openLicense(license?.url ?? '') ?? page.license;
    return { ...page, url, title, language: languageCode(language), ...(open && { license: open }) };
  },
});

/** The providers that the settings allow; none with RESEARCH=off. */
export function chooseProviders(): readonly ResearchProvider[] {
  const { RESEARCH, SEARXNG_URL, BRAVE_API_KEY, BRAVE_API_BASE: apiBase, WIKIPEDIA_API_BASE } = env();
  if (RESEARCH === 'off') return [];
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model = DEFAULT_MODEL } = env();
  const userAgent = `Quillcast/1.0 (${siteUrl()})`;
  return [
    wikipedia({ apiBase: WIKIPEDIA_API_BASE, userAgent }),
    ...(SEARXNG_URL ? [searxng({ url: SEARXNG_URL })] : []),
    ...(BRAVE_API_KEY ? [brave({ apiBase, apiKey: BRAVE_API_KEY })] : []),
    ...(apiKey && isOpenAiService() ? [openaiSearch({ apiKey, baseUrl, model })] : []),
  ];
}

function ask<Answer extends z.ZodType>(
  base: URL,
  parameters: Record<string, string>,
  schema: Answer,
  options: { headers?: Record<string, string>; signal: AbortSignal },
): Promise<z.output<Answer>> {
  const url = new URL(`${base}?${new URLSearchParams(parameters)}`);
  return askJson(url, schema, { headers: {}, timeoutMs: SEARCH_TIMEOUT_MS, ...options });
}

const searxngAnswer = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() })),
});

/** A SearXNG server. Its settings must allow the format `json`. */
export const searxng = ({ url: base }: { url: string }): ResearchProvider => ({
  name: 'SearXNG',
  search: async (query, { language, limit, signal }) => {
    const asked = { q: query, format: 'json', language: languageCode(language) };
    const { results } = await ask(new URL(`${base.replace(/\/+$/, '')}/search`), asked, searxngAnswer, { signal });
    const found = results.slice(0, limit);
    return found.map(({ url, title, content }) => ({ url, title: title ?? '', snippet: content ?? '' }));
  },
});

const braveAnswer = z.object({
  web: z
    .object({ results: z.array(z.object({ url: z.string(), title: z.string(), description: z.string().nullish() })) })
    .nullish(),
});

export function brave({ apiBase, apiKey }: { apiBase: string; apiKey: string }): ResearchProvider {
  const headers = { 'x-subscription-token': apiKey };
  return {
    name: 'Brave Search',
    search: async (query, { language, limit, signal }) => {
      const words = query.slice(0, 400).split(/\s+/).slice(0, 50);
      const { braveLanguage: search_lang } = readingWords(language);
      const asked = { q: words.join(' '), count: String(limit), search_lang, text_decorations: 'false' };
      const { web } = await ask(new URL('/res/v1/web/search', apiBase), asked, braveAnswer, { headers, signal });
      return (web?.results ?? []).map(({ url, title, description }) => ({ url, title, snippet: description ?? '' }));
    },
  };
}

/** A search of OpenAI's is a call of a model and takes longer than other searches, in milliseconds. */
const TIMEOUT_MS = 12_000;

function withoutMark(address: string): string {
  const url = URL.parse(address);
  if (url?.searchParams.get('utm_source') !== 'openai') return address;
  url.searchParams.delete('utm_source');
  return url.href;
}

type OpenAiSettings = { apiKey: string; baseUrl: string | undefined; model: string };

export function openaiSearch({ apiKey, baseUrl, model }: OpenAiSettings): ResearchProvider {
  const baseURL = baseUrl ?? 'https://api.openai.com/v1';
  const limits = { timeout: TIMEOUT_MS, maxRetries: 0 };
  const openai = new OpenAI({ apiKey, adminAPIKey: null, ...limits, logLevel: 'off', baseURL });
  return {
    name: 'OpenAI web search',
    search: async (query, { language, limit, signal }) => {
      const { name: label } = LANGUAGE_DETAILS[language];
      const response = await openai.responses.create(
        {
          model,
          tools: [{ type: 'web_search' }],
          tool_choice: 'required',
          input: `Find up to ${limit} reliable pages in ${label} that an article on the subject below could cite. List them with one sentence each.\n\nSubject: ${query}`,
        },
        { signal },
      );
      const parts = response.output.flatMap((item) => (item.type === 'message' ? item.content : []));
      const notes = parts.flatMap((part) => (part.type === 'output_text' ? part.annotations : []));
      const cited = notes.filter((note) => note.type === 'url_citation');
      return cited.slice(0, limit).map(({ url, title }) => ({ url: withoutMark(url), title, snippet: '' }));
    },
  };
}
