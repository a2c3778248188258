import OpenAI from 'openai';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import type { ResearchProvider } from '../types.ts';

/** A search of OpenAI's is a call of a model and takes longer than other searches, in milliseconds. */
const TIMEOUT_MS = 12_000;

type Settings = { apiKey: string; baseUrl: string | undefined; model: string };

/** An address without OpenAI's tracking parameter. */
function withoutMark(address: string): string {
  const url = URL.parse(address);
  if (url?.searchParams.get('utm_source') !== 'openai') return address;
  url.searchParams.delete('utm_source');
  return url.href;
}

/** OpenAI's web search, as a tool of its Responses API. */
export function openaiSearch({ apiKey, baseUrl, model }: Settings): ResearchProvider {
  const openai = new OpenAI({
    apiKey,
    adminAPIKey: null,
    timeout: TIMEOUT_MS,
    maxRetries: 0,
    logLevel: 'off',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
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
      const texts = response.output.flatMap((item) =>
        item.type === 'message' ? item.content.filter((part) => part.type === 'output_text') : [],
      );
      const cited = texts.flatMap(({ annotations }) =>
        annotations.filter((annotation) => annotation.type === 'url_citation'),
      );
      return cited.slice(0, limit).map(({ url, title }) => ({ url: withoutMark(url), title, snippet: '' }));
    },
  };
}
