import { Agent, fetch } from 'undici';
import { z } from 'zod';

/** Limits responses, and opens a new connection for each request, so that a stopped server refuses it. */
const dispatcher = new Agent({ maxResponseSize: 4 * 1024 * 1024, pipelining: 0 });

export class ServerStatusError extends Error {
  override name = 'ServerStatusError';
  readonly status: number;
  constructor(status: number, body: string) {
    super(body);
    this.status = status;
  }
}

/** Requests JSON without following redirects; `body` is sent with POST. @throws ServerStatusError for other than 200 */
export type AskServer = <Answer extends z.ZodType>(
  path: string,
  schema: Answer,
  request?: { body?: object; timeoutMs?: number },
) => Promise<z.output<Answer>>;

const BODY_CHARACTERS = 300;

export function createAskServer(address: string, signal: AbortSignal): AskServer {
  return async (path, schema, { body, timeoutMs = 2000 } = {}) => {
    const response = await fetch(`${address}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      dispatcher,
    });
    const text = await response.text();
    if (response.status !== 200) throw new ServerStatusError(response.status, text.slice(0, BODY_CHARACTERS));
    return schema.parse(JSON.parse(text));
  };
}

export type ListedModel = {
  name: string;
  /** False if the server lists it for another purpose, such as embeddings. */
  isForText?: boolean | undefined;
  isInstruct?: boolean | undefined;
  sizeBytes?: number | undefined;
  quantization?: string | undefined;
  isLoaded?: boolean | undefined;
  /** Token limit of prompt and answer together, if known; until it is loaded, the maximum. */
  windowTokens?: number | undefined;
};

/** A response, or undefined if the server rejects the request. @throws TimeoutError. */
type TryServer = <Answer extends z.ZodType>(
  path: string,
  schema: Answer,
  body?: object,
) => Promise<z.output<Answer> | undefined>;

/** A kind of model server, with the requests of its published API. */
type ServerKind = {
  /** Product name; undefined for other OpenAI-compatible servers. */
  name: string | undefined;
  list: (attempt: TryServer) => Promise<ListedModel[] | undefined>;
};

export type ModelServer = { address: string; name: string | undefined; models: readonly ListedModel[] };

const tokens = z.int().positive();

const llamaModelsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      owned_by: z.literal('llamacpp'),
      meta: z.object({ size: z.number().optional() }).nullish(),
      status: z.object({ value: z.string() }).optional(),
    }),
  ),
});

const propsSchema = z.object({ default_generation_settings: z.object({ n_ctx: tokens }) });

/** llama.cpp's llama-server, which also answers some of Ollama's requests. */
const LLAMA_CPP: ServerKind = {
  name: 'llama.cpp',
  list: async (attempt) => {
    const answer = await attempt('/v1/models', llamaModelsSchema);
    return (
      answer &&
      Array.fromAsync(answer.data, async ({ id, meta, status }) => {
        // Without a router, the server was started with the model.
        const isLoaded = status === undefined || status.value === 'loaded';
        // A router would load the model for this request.
        const props =
          isLoaded && (await attempt(`/props?model=${encodeURIComponent(id)}`, propsSchema).catch(() => undefined));
        const windowTokens = props ? props.default_generation_settings.n_ctx : undefined;
        return { name: id, sizeBytes: meta?.size, isLoaded, windowTokens };
      })
    );
  },
};

/** GET /api/v0/models of LM Studio 0.3.6 and later. Unknown paths get status 200 with an `error`. */
const studioModelsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      quantization: z.string().optional(),
      state: z.string(),
      max_context_length: tokens.optional(),
      loaded_context_length: tokens.optional(),
      capabilities: z.array(z.string()).optional(),
    }),
  ),
});

const LM_STUDIO: ServerKind = {
  name: 'LM Studio',
  list: async (attempt) =>
    (await attempt('/api/v0/models', studioModelsSchema))?.data.map(({ id, type, quantization, state, ...model }) => ({
      name: id,
      quantization,
      isLoaded: state === 'loaded',
      isForText: type === 'llm' || type === 'vlm',
      isInstruct: model.capabilities?.includes('tool_use'),
      windowTokens: model.loaded_context_length ?? model.max_context_length,
    })),
};

const tagsSchema = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      // llama.cpp answers this request too, with sizes that are not numbers.
      size: z.number(),
      digest: z.string(),
      remote_host: z.string().optional(),
    }),
  ),
});

const showSchema = z.object({
  template: z.string().default(''),
  parameters: z.string().default(''),
  capabilities: z.array(z.string()).optional(),
});

/** `context_length` since Ollama 0.11. */
const runningSchema = z.object({ models: z.array(z.object({ name: z.string(), context_length: tokens.optional() })) });

const DEFAULT_WINDOW = 4096;

/** Template of a model that continues a text instead of answering. */
const RAW_TEMPLATE = /^\s*\{\{-?\s*\.Prompt\s*-?\}\}\s*$/;

type Shown = z.output<typeof showSchema>;

/** By digest: each model is requested once, not every minute. */
const known = new Map<string, Shown>();

async function show(attempt: TryServer, model: string, digest: string): Promise<Shown | undefined> {
  const shown = known.get(digest) ?? (await attempt('/api/show', showSchema, { model }));
  if (shown) known.set(digest, shown);
  return shown;
}

function isInstruct({ template, capabilities = [] }: Shown): boolean {
  const hasTemplate = template !== '' && !RAW_TEMPLATE.test(template);
  return hasTemplate || capabilities.some((each) => each === 'tools' || each === 'thinking');
}

const OLLAMA: ServerKind = {
  name: 'Ollama',
  list: async (attempt) => {
    const tags = await attempt('/api/tags', tagsSchema);
    if (!tags) return undefined;
    const running = await attempt('/api/ps', runningSchema);
    return Array.fromAsync(tags.models, async ({ name, size, digest, remote_host }) => {
      const shown = await show(attempt, name, digest);
      const loaded = running?.models.find((each) => each.name === name);
      return {
        name,
        sizeBytes: size,
        isLoaded: loaded !== undefined,
        // The visitor was told that the text stays on this server.
        isForText: remote_host ? false : shown?.capabilities?.includes('completion'),
        isInstruct: shown && isInstruct(shown),
        windowTokens:
          loaded?.context_length ?? (Number(/^num_ctx\s+(\d+)/m.exec(shown?.parameters ?? '')?.[1]) || DEFAULT_WINDOW),
      };
    });
  },
};

/** GET /v1/models of OpenAI's contract, in which Ollama without a model says null; `max_model_len` is vLLM's. */
const modelsSchema = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.string(), max_model_len: tokens.optional() })).nullable(),
});

const OPENAI_COMPATIBLE: ServerKind = {
  name: undefined,
  list: async (attempt) => {
    const answer = await attempt('/v1/models', modelsSchema);
    return answer && (answer.data ?? []).map(({ id, max_model_len }) => ({ name: id, windowTokens: max_model_len }));
  },
};

/** Kinds of servers, most specific first. To add one, see "Add a model server" in ARCHITECTURE.md. */
const KINDS = [LLAMA_CPP, LM_STUDIO, OLLAMA, OPENAI_COMPATIBLE];

/** The server at an address by its responses; null for no model server. @throws what `ask` throws when it cannot tell */
export async function identifyServer(address: string, ask: AskServer): Promise<ModelServer | null> {
  const attempt: TryServer = (path, schema, body) =>
    ask(path, schema, body && { body }).catch((error: unknown) => {
      // A slow server may still be of this kind.
      if (error instanceof Error && error.name === 'TimeoutError') throw error;
      return undefined;
    });
  await ask('/v1/models', z.object({ object: z.literal('list') }));
  for (const { name, list } of KINDS) {
    const models = await list(attempt);
    if (models) return { address, name, models };
  }
  return null;
}
