import { z } from 'zod';
import { type AskServer, answerOrNothing } from './ask-server.ts';
import type { ServerKind } from './model-server.ts';

/** GET /api/v0/models of LM Studio 0.3.6 and later. Unknown paths get status 200 with an `error`. */
const modelsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      /** llm, vlm or embeddings. */
      type: z.string(),
      quantization: z.string().optional(),
      /** loaded or not-loaded. */
      state: z.string(),
      max_context_length: z.number().int().positive().optional(),
      loaded_context_length: z.number().int().positive().optional(),
      capabilities: z.array(z.string()).optional(),
    }),
  ),
});

const modelsOf = (ask: AskServer) => answerOrNothing(ask('/api/v0/models', modelsSchema));

/** LM Studio. It gives no sizes; models that use tools follow instructions. */
export const LM_STUDIO: ServerKind = {
  name: 'LM Studio',
  list: async (ask) =>
    (await modelsOf(ask))?.data.map(({ id, type, quantization, state, capabilities }) => ({
      name: id,
      quantization,
      isLoaded: state === 'loaded',
      isForText: type === 'llm' || type === 'vlm',
      isInstruct: capabilities?.includes('tool_use'),
    })),
  windowOf: async (ask, model) => {
    const listed = (await modelsOf(ask))?.data.find(({ id }) => id === model);
    return listed?.loaded_context_length ?? listed?.max_context_length;
  },
};
