import { z } from 'zod';
import { type AskServer, answerOrNothing } from './ask-server.ts';
import type { ListedModel, ServerKind } from './model-server.ts';

const tagsSchema = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      // llama.cpp answers this request too, with sizes that are not numbers.
      size: z.number(),
      digest: z.string(),
      /** Set for models in Ollama's cloud. */
      remote_host: z.string().optional(),
    }),
  ),
});

const showSchema = z.object({
  template: z.string().default(''),
  parameters: z.string().default(''),
  /** Since Ollama 0.6.4: completion, embedding, vision, tools, thinking, insert … */
  capabilities: z.array(z.string()).optional(),
});

const runningSchema = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      /** Since Ollama 0.11. */
      context_length: z.number().int().positive().optional(),
    }),
  ),
});

/** Ollama's default, if it does not report the actual window. */
const DEFAULT_WINDOW = 4096;

/** Template of a model that continues a text instead of answering. */
const RAW_TEMPLATE = /^\s*\{\{-?\s*\.Prompt\s*-?\}\}\s*$/;

type Shown = z.output<typeof showSchema>;

/** By digest: each model is requested once, not every minute. */
const known = new Map<string, Shown>();

async function show(ask: AskServer, name: string, digest: string): Promise<Shown | undefined> {
  const before = known.get(digest);
  if (before) return before;
  const shown = await answerOrNothing(ask('/api/show', showSchema, { body: { model: name } }));
  if (shown) known.set(digest, shown);
  return shown;
}

function isInstruct({ template, capabilities = [] }: Shown): boolean {
  const hasTemplate = template !== '' && !RAW_TEMPLATE.test(template);
  return hasTemplate || capabilities.some((each) => each === 'tools' || each === 'thinking');
}

async function list(ask: AskServer): Promise<ListedModel[] | undefined> {
  const tags = await answerOrNothing(ask('/api/tags', tagsSchema));
  if (!tags) return undefined;
  const running = await answerOrNothing(ask('/api/ps', runningSchema));
  const loaded = new Set(running?.models.map(({ name }) => name));
  const models: ListedModel[] = [];
  for (const { name, size, digest, remote_host } of tags.models) {
    const shown = remote_host ? undefined : await show(ask, name, digest);
    models.push({
      name,
      sizeBytes: size,
      isLoaded: loaded.has(name),
      // What runs elsewhere would take a text away from where its reader was told that it is written.
      isForText: remote_host ? false : shown?.capabilities?.includes('completion'),
      isInstruct: shown && isInstruct(shown),
    });
  }
  return models;
}

/** Ollama. */
export const OLLAMA: ServerKind = {
  name: 'Ollama',
  list,
  windowOf: async (ask, model) => {
    const running = await answerOrNothing(ask('/api/ps', runningSchema));
    const given = running?.models.find(({ name }) => name === model)?.context_length;
    if (given) return given;
    const body = { model };
    const shown = await answerOrNothing(ask('/api/show', showSchema, { body }));
    const set = /^num_ctx\s+(\d+)/m.exec(shown?.parameters ?? '')?.[1];
    return set ? Number(set) : DEFAULT_WINDOW;
  },
};
