import { env } from '@/lib/env.ts';

const DEFAULT_MODEL = 'gpt-5-mini';

/** Model of the service in OPENAI_API_KEY and OPENAI_BASE_URL. */
export const serviceModel = (): string => env().OPENAI_MODEL ?? DEFAULT_MODEL;

/** Whether the service is OpenAI itself, which also has other endpoints. */
export function isOpenAiService(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = env();
  if (!OPENAI_API_KEY) return false;
  return OPENAI_BASE_URL === undefined || new URL(OPENAI_BASE_URL).hostname === 'api.openai.com';
}
