import { z } from 'zod';
import { MODEL_FIRST_ANSWER_MS, MODEL_TRIED_AGAIN_MS } from '@/lib/constants/limits.ts';
import { log } from '@/lib/log.ts';
import { type AskServer, ServerStatusError } from './ask-server.ts';
import { type Candidate, isSameModel } from './rank-models.ts';

const completionSchema = z.object({ choices: z.array(z.object({ message: z.object({}) })).min(1) });

/** Enough for a word. */
const FEW_TOKENS = 8;

/** Status while a model is loading. */
const NOT_YET = 503;

/** Outcome of a model's first request. */
type FirstAnswer = { outcome: 'answered' | 'not-yet' } | { outcome: 'failed'; why: string };

/** Asks a model for a word, which makes the server load it. `why` is the server's message, such as a lack of memory. */
async function firstAnswer(ask: AskServer, model: string): Promise<FirstAnswer> {
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

const keyOf = ({ server, model }: Candidate) => `${server.address} ${model.name}`;

/**
 * Finds the first candidate that answers. The current one is not asked again; one that failed is retried later, and only if
 * there is no current one.
 */
export type FindModel = (candidates: readonly Candidate[], current: Candidate | null) => Promise<Candidate | null>;

/** Creates a finder that remembers failed models. */
export function createFindModel(askOf: (address: string) => AskServer): FindModel {
  const failedAt = new Map<string, number>();

  function isWorthTrying(candidate: Candidate, current: Candidate | null): boolean {
    const failed = failedAt.get(keyOf(candidate));
    if (failed === undefined) return true;
    return current === null && Date.now() - failed >= MODEL_TRIED_AGAIN_MS;
  }

  async function isAnswering(candidate: Candidate): Promise<boolean> {
    const { server, model } = candidate;
    const answer = await firstAnswer(askOf(server.address), model.name);
    if (answer.outcome === 'failed') {
      failedAt.set(keyOf(candidate), Date.now());
      log().warn({ model: model.name, address: server.address, why: answer.why }, 'model does not answer');
    }
    return answer.outcome === 'answered';
  }

  return async (candidates, current) => {
    const listed = new Set(candidates.map(keyOf));
    for (const key of failedAt.keys()) if (!listed.has(key)) failedAt.delete(key);
    for (const candidate of candidates) {
      if (current && isSameModel(current, candidate)) return current;
      if (isWorthTrying(candidate, current) && (await isAnswering(candidate))) return candidate;
    }
    return null;
  };
}
