import 'server-only';
import { env } from '@/lib/env';
import { createBuiltInWriter } from './built-in/writer';
import { createModelWriter } from './model/writer';
import type { Writer } from './types';

/** The writer that the environment asks for: a model when a key or base URL is set, else the built-in. */
export function chooseWriter(): Writer {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_TIMEOUT_MS } = env();
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return createBuiltInWriter();
  return createModelWriter({
    ...(OPENAI_API_KEY && { apiKey: OPENAI_API_KEY }),
    ...(OPENAI_BASE_URL && { baseUrl: OPENAI_BASE_URL }),
    model: OPENAI_MODEL,
    timeoutMs: OPENAI_TIMEOUT_MS,
  });
}
