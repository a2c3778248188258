import { env } from '@/lib/env.ts';

/** Model of the service in OPENAI_API_KEY and OPENAI_BASE_URL, unless OPENAI_MODEL names another. */
export const DEFAULT_MODEL = 'gpt-5-mini';

/** Whether the service is OpenAI itself, which also has other endpoints. */
export function isOpenAiService(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = env();
  if (!OPENAI_API_KEY) return false;
  return OPENAI_BASE_URL === undefined || new URL(OPENAI_BASE_URL).hostname === 'api.openai.com';
}
