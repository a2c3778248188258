import { z } from 'zod';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { askJson } from '@/lib/http/ask-json.ts';
import { type ResearchProvider, SEARCH_TIMEOUT_MS } from '../types.ts';

const answer = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() })),
});

/** A SearXNG server. Its settings must allow the format `json`. */
export function searxng({ url: base }: { url: string }): ResearchProvider {
  return {
    name: 'SearXNG',
    search: async (query, { language, limit, signal }) => {
      const [tag = 'en'] = LANGUAGE_DETAILS[language].tag.split('-');
      const url = new URL(`${base.replace(/\/+$/, '')}/search`);
      url.search = new URLSearchParams({ q: query, format: 'json', language: tag }).toString();
      const { results } = await askJson(url, answer, { headers: {}, signal, timeoutMs: SEARCH_TIMEOUT_MS });
      return results
        .slice(0, limit)
        .map(({ url: found, title, content }) => ({ url: found, title: title ?? '', snippet: content ?? '' }));
    },
  };
}
