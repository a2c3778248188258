import { z } from 'zod';
import type { AskServer } from './ask-server.ts';
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
 * @returns null when it is no model server
 * @throws what AskServer throws when it does not say what it has: it may be a model server all the same
 */
export async function identifyServer(address: string, ask: AskServer): Promise<ModelServer | null> {
  await ask('/v1/models', everyListSchema);
  for (const kind of KINDS) {
    const models = await kind.list(ask);
    if (models) return { address, kind, models };
  }
  return null;
}
