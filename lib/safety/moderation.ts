import OpenAI from 'openai';
import type { ModerationCreateResponse } from 'openai/resources/moderations';
import type { Harm } from './harm.ts';

const MODEL = 'omni-moderation-latest';

/** Longest wait for a judgement, in milliseconds; an article is not held up for longer. */
const TIMEOUT_MS = 10_000;

/** OpenAI categories that we refuse; violence as a subject, for example, is allowed. */
const HARM_OF: Readonly<Record<string, Harm>> = {
  'self-harm/intent': 'self-harm',
  'self-harm/instructions': 'self-harm',
  'sexual/minors': 'minors',
  hate: 'hate',
  'hate/threatening': 'hate',
  'illicit/violent': 'violence',
};

/** Judges a text; undefined when there is nothing against it. Throws what the SDK throws. */
export type Moderate = (text: string, signal: AbortSignal) => Promise<Harm | undefined>;

function harmIn({ results }: ModerationCreateResponse): Harm | undefined {
  const flagged = results.flatMap(({ categories }) =>
    Object.entries(categories).flatMap(([name, isFlagged]) => (isFlagged ? [name] : [])),
  );
  const known = flagged.find((name) => name in HARM_OF);
  return known === undefined ? undefined : HARM_OF[known];
}

/** A client of OpenAI's moderation endpoint. */
export function createModeration(options: { apiKey: string; baseUrl?: string | undefined }): Moderate {
  const openai = new OpenAI({
    apiKey: options.apiKey,
    adminAPIKey: null,
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    timeout: TIMEOUT_MS,
    maxRetries: 1,
    logLevel: 'off',
  });
  return async (text, signal) => harmIn(await openai.moderations.create({ model: MODEL, input: text }, { signal }));
}
