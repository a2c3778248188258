import 'server-only';
import type { Language } from '@/lib/constants/options.ts';
import { env } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { isOpenAiService } from '@/lib/openai-service.ts';
import type { Harm } from './harm.ts';
import { createModeration, type Moderate } from './moderation.ts';
import { refusalOf } from './refusals.ts';
import { findHarm } from './rules.ts';

let moderation: { moderate: Moderate | undefined } | undefined;

/** OpenAI's moderation where the service is OpenAI's, or is said to have that endpoint as well. */
function moderate(): Moderate | undefined {
  moderation ??= { moderate: connect() };
  return moderation.moderate;
}

function connect(): Moderate | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODERATION: mode } = env();
  if (!apiKey || (mode === 'auto' && !isOpenAiService())) return undefined;
  return createModeration({ apiKey, baseUrl });
}

async function judge(text: string, signal: AbortSignal): Promise<Harm | undefined> {
  const found = findHarm(text);
  if (found) return found;
  try {
    return await moderate()?.(text, signal);
  } catch (error) {
    signal.throwIfAborted();
    // Our own rules have passed it, and the model has rules of its own; writing does not stop for this.
    log().warn({ err: error }, 'moderation did not answer');
    return undefined;
  }
}

/**
 * Refuses to write, or to save, what is never written: instructions or encouragement to harm oneself or others,
 * sexual content with minors, hatred. Our rules judge always, OpenAI's moderation endpoint where there is one.
 * @param texts everything that was asked for or written
 * @throws AppError unprocessable-input with a calm sentence; the signal's reason
 */
export async function requireHarmless(
  texts: readonly (string | undefined)[],
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  const text = texts.filter((part) => part?.trim()).join('\n');
  if (text === '') return;
  const harm = await judge(text, signal);
  if (harm) throw new AppError('unprocessable-input', refusalOf(harm, language));
}
