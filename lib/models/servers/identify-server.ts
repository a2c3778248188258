import { z } from 'zod';
import { type AskServer, answerOrNothing } from './ask-server.ts';
import { LLAMA_CPP } from './llama-cpp.ts';
import { LM_STUDIO } from './lm-studio.ts';
import type { ModelServer, ServerKind } from './model-server.ts';
import { OLLAMA } from './ollama.ts';

/** GET /v1/models of OpenAI's contract; `max_model_len` is vLLM's. Ollama without a model says null. */
const modelsSchema = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.string(), max_model_len: z.number().int().positive().optional() })).nullable(),
});

/** Any other server that keeps to OpenAI's contract, such as vLLM. */
const OPENAI_COMPATIBLE: ServerKind = {
  name: undefined,
  list: async (ask) => {
    const answer = await answerOrNothing(ask('/v1/models', modelsSchema));
    return answer && (answer.data ?? []).map(({ id }) => ({ name: id }));
  },
  windowOf: async (ask, model) => {
    const answer = await answerOrNothing(ask('/v1/models', modelsSchema));
    return answer?.data?.find(({ id }) => id === model)?.max_model_len;
  },
};

/** Kinds of servers, most specific first. To add one, see "Add a model server" in ARCHITECTURE.md. */
const KINDS = [LLAMA_CPP, LM_STUDIO, OLLAMA, OPENAI_COMPATIBLE];

/** All kinds answer this request; other servers get no further ones. */
const everyListSchema = z.object({ object: z.literal('list') });

/**
 * Identifies the server at an address by its responses, not by its port.
 * @returns null when it is no model server
 * @throws what AskServer throws when it cannot tell: it may still be a model server
 */
export async function identifyServer(address: string, ask: AskServer): Promise<ModelServer | null> {
  await ask('/v1/models', everyListSchema);
  for (const kind of KINDS) {
    const models = await kind.list(ask);
    if (models) return { address, kind, models };
  }
  return null;
}
