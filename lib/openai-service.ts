import { env } from '@/lib/env.ts';

/** Whether the service that writes is OpenAI's own: the only one whose other endpoints may be counted on. */
export function isOpenAiService(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = env();
  if (!OPENAI_API_KEY) return false;
  return OPENAI_BASE_URL === undefined || new URL(OPENAI_BASE_URL).hostname === 'api.openai.com';
}
