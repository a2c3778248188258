import { z } from 'zod';
import { answerOrNothing } from './ask-server.ts';
import type { ServerKind } from './model-server.ts';

/** GET /v1/models of llama-server: one model, or several if it runs as a router. */
const modelsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      owned_by: z.literal('llamacpp'),
      /** Null while the model is loading. */
      meta: z.object({ size: z.number().optional() }).nullish(),
      /** Of routers only. */
      status: z.object({ value: z.string() }).optional(),
    }),
  ),
});

const propsSchema = z.object({ default_generation_settings: z.object({ n_ctx: z.number().int().positive() }) });

/** llama.cpp's llama-server, which also answers some of Ollama's requests. */
export const LLAMA_CPP: ServerKind = {
  name: 'llama.cpp',
  list: async (ask) =>
    (await answerOrNothing(ask('/v1/models', modelsSchema)))?.data.map(({ id, meta, status }) => ({
      name: id,
      sizeBytes: meta?.size,
      // Without a router, the server was started with the model.
      isLoaded: status === undefined || status.value === 'loaded',
    })),
  windowOf: async (ask, model) => {
    const path = `/props?model=${encodeURIComponent(model)}`;
    return (await answerOrNothing(ask(path, propsSchema)))?.default_generation_settings.n_ctx;
  },
};
