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

/** OpenAI's moderation where the service is OpenAI's or is configured to have that endpoint. */
function moderate(): Moderate | undefined {
  moderation ??= { moderate: connect() };
  return moderation.moderate;
}

function connect(): Moderate | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODERATION: mode } = env();
  if (!apiKey || (mode === 'auto' && !isOpenAiService())) return undefined;
  return createModeration({ apiKey, baseUrl });
}

/** The endpoint's judgment; undefined also where it does not answer, as the writing model judges too. */
async function moderated(text: string, signal: AbortSignal): Promise<Harm | undefined> {
  try {
    return await moderate()?.(text, signal);
  } catch (error) {
    signal.throwIfAborted();
    log().warn({ err: error }, 'moderation did not answer');
    return undefined;
  }
}

type Texts = readonly (string | undefined)[];

const joined = (texts: Texts) => texts.filter((part) => part?.trim()).join('\n');

function refuse(harm: Harm | undefined, language: Language): void {
  if (harm) throw new AppError('unprocessable-input', refusalOf(harm, language));
}

/**
 * Refuses requests and quoting texts with forbidden content: instructions or encouragement to harm oneself or others,
 * sexual content with minors, hatred (docs/decisions/0033). Judged by our rules and by OpenAI's moderation endpoint if
 * there is one.
 * @throws AppError unprocessable-input with a calm sentence; the signal's reason
 */
export async function requireHarmless(texts: Texts, language: Language, signal: AbortSignal): Promise<void> {
  const text = joined(texts);
  if (text) refuse(findHarm(text) ?? (await moderated(text, signal)), language);
}

/**
 * The same for texts that a model wrote, which judges them itself (docs/decisions/0106): the moderation endpoint only.
 * @throws AppError unprocessable-input with a calm sentence; the signal's reason
 */
export async function requireModerated(texts: Texts, language: Language, signal: AbortSignal): Promise<void> {
  const text = joined(texts);
  if (text) refuse(await moderated(text, signal), language);
}
