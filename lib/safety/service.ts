import 'server-only';
import OpenAI from 'openai';
import type { Language } from '@/lib/constants/options.ts';
import { env, isOpenAiService } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { findHarm, type Harm, harmRefusal } from './rules.ts';

/** OpenAI categories that we refuse; violence as a subject, for example, is allowed. */
const HARM_OF: Readonly<Record<string, Harm>> = {
  'self-harm/intent': 'self-harm',
  'self-harm/instructions': 'self-harm',
  'sexual/minors': 'minors',
  hate: 'hate',
  'hate/threatening': 'hate',
  'illicit/violent': 'violence',
};

/** A client of OpenAI's moderation endpoint, where the service is OpenAI's or is configured to have that endpoint. */
function connect(): OpenAI | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL, OPENAI_MODERATION: mode } = env();
  if (!apiKey || (mode === 'auto' && !isOpenAiService())) return null;
  const baseURL = OPENAI_BASE_URL ?? 'https://api.openai.com/v1';
  return new OpenAI({ apiKey, adminAPIKey: null, baseURL, timeout: 10_000, maxRetries: 1, logLevel: 'off' });
}

/** The endpoint's judgment; undefined also where it does not answer, as the writing model judges too. */
async function moderated(input: string, signal: AbortSignal): Promise<Harm | undefined> {
  try {
    const answer = await connect()?.moderations.create({ model: 'omni-moderation-latest', input }, { signal });
    const flags = answer?.results.flatMap(({ categories }) => Object.entries(categories)) ?? [];
    const [harm] = flags.flatMap(([name, isFlagged]) => (isFlagged ? (HARM_OF[name] ?? []) : []));
    return harm;
  } catch (error) {
    signal.throwIfAborted();
    log().warn({ err: error }, 'moderation did not answer');
    return undefined;
  }
}

type Texts = readonly (string | undefined)[];

async function refuseHarm(texts: Texts, language: Language, judge: (text: string) => Promise<Harm | undefined>) {
  const text = texts.filter((part) => part?.trim()).join('\n');
  const harm = text ? await judge(text) : undefined;
  if (harm) throw new AppError('unprocessable-input', harmRefusal(harm, language));
}

/** Refuses harm, by our rules and OpenAI's moderation (docs/decisions/0033). @throws AppError unprocessable-input */
export const requireHarmless = (texts: Texts, language: Language, signal: AbortSignal): Promise<void> =>
  refuseHarm(texts, language, async (text) => findHarm(text) ?? moderated(text, signal));

/** The same without our rules, for texts of a model, which judges them itself (docs/decisions/0106). */
export const requireModerated = (texts: Texts, language: Language, signal: AbortSignal): Promise<void> =>
  refuseHarm(texts, language, (text) => moderated(text, signal));
