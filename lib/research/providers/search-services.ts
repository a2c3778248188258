import 'server-only';
import OpenAI from 'openai';
import { z } from 'zod';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { env, siteUrl } from '@/lib/env.ts';
import { askJson } from '@/lib/http/safe-fetch.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { DEFAULT_MODEL, isOpenAiService } from '@/lib/openai-service.ts';
import { languageCode } from '@/lib/text/language-check.ts';
import { type ResearchProvider, SEARCH_TIMEOUT_MS } from '../types.ts';
import { wikipedia } from './wikipedia.ts';

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
export function searxng({ url: base }: { url: string }): ResearchProvider {
  return {
    name: 'SearXNG',
    search: async (query, { language, limit, signal }) => {
      const asked = { q: query, format: 'json', language: languageCode(language) };
      const { results } = await ask(new URL(`${base.replace(/\/+$/, '')}/search`), asked, searxngAnswer, { signal });
      const found = results.slice(0, limit);
      return found.map(({ url, title, content }) => ({ url, title: title ?? '', snippet: content ?? '' }));
    },
  };
}

const LONGEST_QUERY = 400;
const MOST_WORDS = 50;

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
      const words = query.slice(0, LONGEST_QUERY).split(/\s+/).slice(0, MOST_WORDS);
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

export function openaiSearch(settings: {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
}): ResearchProvider {
  const { apiKey, baseUrl: baseURL = 'https://api.openai.com/v1', model } = settings;
  const openai = new OpenAI({
    apiKey,
    adminAPIKey: null,
    timeout: TIMEOUT_MS,
    maxRetries: 0,
    logLevel: 'off',
    baseURL,
  });
  return {
    name: 'OpenAI web search',
    search: async (query, { language, limit, signal }) => {
      const { label } = LANGUAGE_DETAILS[language];
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
