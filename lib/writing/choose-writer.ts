import 'server-only';
import { env } from '@/lib/env';
import { createBuiltInWriter } from './built-in/writer';
import { createModelWriter } from './model/writer';
import type { Writer } from './types';

let chosen: Writer | undefined;

/**
 * The writer that the environment asks for: a model when a key or base URL is set, else the built-in. One for
 * the process, since the model writer remembers what its server can do.
 */
export function chooseWriter(): Writer {
  chosen ??= makeWriter();
  return chosen;
}

function makeWriter(): Writer {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_TIMEOUT_MS } = env();
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return createBuiltInWriter();
  return createModelWriter({
    ...(OPENAI_API_KEY && { apiKey: OPENAI_API_KEY }),
    ...(OPENAI_BASE_URL && { baseUrl: OPENAI_BASE_URL }),
    model: OPENAI_MODEL,
    timeoutMs: OPENAI_TIMEOUT_MS,
  });
}
