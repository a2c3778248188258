import 'server-only';
import { env, siteUrl } from '@/lib/env.ts';
import { DEFAULT_MODEL, isOpenAiService } from '@/lib/openai-service.ts';
import type { ResearchProvider } from '../types.ts';
import { brave, openaiSearch, searxng } from './search-services.ts';
import { wikipedia } from './wikipedia.ts';

function makeProviders(): ResearchProvider[] {
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

let chosen: ResearchProvider[] | undefined;

/** The providers that the settings allow; none with RESEARCH=off. */
export function chooseProviders(): readonly ResearchProvider[] {
  chosen ??= makeProviders();
  return chosen;
}
