import { z } from 'zod';
import type { Language } from '@/lib/constants/options.ts';
import { askJson } from '@/lib/http/ask-json.ts';
import { type ResearchProvider, SEARCH_TIMEOUT_MS } from '../types.ts';

/** Brave's names of the languages (its parameter `search_lang`). */
const SEARCH_LANGUAGES: Readonly<Record<Language, string>> = {
  english: 'en',
  french: 'fr',
  spanish: 'es',
  german: 'de',
  chinese: 'zh-hans',
  japanese: 'jp',
  russian: 'ru',
  portuguese: 'pt-br',
  italian: 'it',
};

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
        search_lang: SEARCH_LANGUAGES[language],
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
