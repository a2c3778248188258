import { z } from 'zod';
import { MODEL_FIRST_ANSWER_MS } from '@/lib/constants/limits.ts';
import { type AskServer, ServerStatusError } from './ask-server.ts';

const completionSchema = z.object({ choices: z.array(z.object({ message: z.object({}) })).min(1) });

/** Enough to say a word. */
const FEW_TOKENS = 8;

/** A model that is being loaded answers so until it can write. */
const NOT_YET = 503;

/** How a model's first question ended. */
export type FirstAnswer = { outcome: 'answered' | 'not-yet' } | { outcome: 'failed'; why: string };

/**
 * Asks a model for a word, which has it loaded: only one that answers is announced.
 * `why` is the server's own sentence, for the log, such as that the model needs more memory.
 */
export async function firstAnswer(ask: AskServer, model: string): Promise<FirstAnswer> {
  const messages = [{ role: 'user', content: 'Say yes.' }];
  const body = { model, messages, max_tokens: FEW_TOKENS };
  const timeoutMs = MODEL_FIRST_ANSWER_MS;
  try {
    await ask('/v1/chat/completions', completionSchema, { body, timeoutMs });
    return { outcome: 'answered' };
  } catch (error) {
    if (error instanceof ServerStatusError && error.status === NOT_YET) {
      return { outcome: 'not-yet' };
    }
    return { outcome: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}
