import { z } from 'zod';
import { answerOrNothing } from './ask-server.ts';
import type { ServerKind } from './model-server.ts';

/** GET /v1/models of OpenAI's contract; `max_model_len` is vLLM's. Ollama without a model says null. */
const modelsSchema = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.string(), max_model_len: z.number().int().positive().optional() })).nullable(),
});

/** Any other server that keeps to OpenAI's contract, such as vLLM. */
export const OPENAI_COMPATIBLE: ServerKind = {
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
