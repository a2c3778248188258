import { z } from 'zod';
import { type AskServer, answerOrNothing } from './ask-server.ts';
import { LLAMA_CPP } from './llama-cpp.ts';
import { LM_STUDIO } from './lm-studio.ts';
import type { ModelServer } from './model-server.ts';
import { OLLAMA } from './ollama.ts';
import { OPENAI_COMPATIBLE } from './openai-compatible.ts';

/** The first that recognises its own answers; what any compatible server answers is asked last. */
const KINDS = [LLAMA_CPP, LM_STUDIO, OLLAMA, OPENAI_COMPATIBLE];

/** All kinds answer this one, so that a stranger at the address is asked no more. */
const everyListSchema = z.object({ object: z.literal('list') });

/**
 * Finds out what answers at an address, by its answers and not by its port.
 * @returns null when it is no model server, or nothing is there
 * @throws a TimeoutError when it is too slow to say
 */
export async function identifyServer(address: string, ask: AskServer): Promise<ModelServer | null> {
  if (!(await answerOrNothing(ask('/v1/models', everyListSchema)))) return null;
  for (const kind of KINDS) {
    const models = await kind.list(ask);
    if (models) return { address, kind, models };
  }
  return null;
}
