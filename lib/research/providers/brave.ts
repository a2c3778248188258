import { z } from 'zod';
import { askJson } from '@/lib/http/ask-json.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { type ResearchProvider, SEARCH_TIMEOUT_MS } from '../types.ts';

const LONGEST_QUERY = 400;
const MOST_WORDS = 50;

const answer = z.object({
  web: z
    .object({ results: z.array(z.object({ url: z.string(), title: z.string(), description: z.string().nullish() })) })
    .nullish(),
});

/** Brave Search's web endpoint. */
export function brave(settings: { apiBase: string; apiKey: string }): ResearchProvider {
  return {
    name: 'Brave Search',
    search: async (query, { language, limit, signal }) => {
      const url = new URL('/res/v1/web/search', settings.apiBase);
      const words = query.slice(0, LONGEST_QUERY).split(/\s+/).slice(0, MOST_WORDS);
      url.search = new URLSearchParams({
        q: words.join(' '),
        count: String(limit),
        search_lang: readingWords(language).braveLanguage,
        text_decorations: 'false',
      }).toString();
      const { web } = await askJson(url, answer, {
        headers: { 'x-subscription-token': settings.apiKey },
        signal,
        timeoutMs: SEARCH_TIMEOUT_MS,
      });
      return (web?.results ?? []).map(({ url: found, title, description }) => ({
        url: found,
        title,
        snippet: description ?? '',
      }));
    },
  };
}
