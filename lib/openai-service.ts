import { env } from '@/lib/env.ts';

/** The model that is asked of the service that OPENAI_API_KEY and OPENAI_BASE_URL name, where OPENAI_MODEL says none. */
const DEFAULT_MODEL = 'gpt-5-mini';

/** The model of the service that OPENAI_API_KEY and OPENAI_BASE_URL name. */
export const serviceModel = (): string => env().OPENAI_MODEL ?? DEFAULT_MODEL;

/** Whether the service that writes is OpenAI's own: the only one whose other endpoints may be counted on. */
export function isOpenAiService(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = env();
  if (!OPENAI_API_KEY) return false;
  return OPENAI_BASE_URL === undefined || new URL(OPENAI_BASE_URL).hostname === 'api.openai.com';
}
