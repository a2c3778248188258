import { randomUUID } from 'node:crypto';
import type { Llama } from 'node-llama-cpp';
import { z } from 'zod';

/** Supported fields of POST /v1/chat/completions, whose answers are always streamed; others are ignored, as is usual. */
const bodySchema = z.object({
  model: z.string(),
  messages: z
    .array(z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: z.string() }))
    .min(1),
  max_completion_tokens: z.int().positive().optional(),
  max_tokens: z.int().positive().optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }),
      }),
    ])
    .optional(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).optional(),
});

/** A request of POST /v1/chat/completions. */
export type ChatRequest = z.infer<typeof bodySchema>;

/** An error in OpenAI's format. */
export class RefusedRequest extends Error {
  readonly body: string;
  constructor(message: string, param: string | null, code: string | null) {
    super(message);
    this.body = JSON.stringify({ error: { message, type: 'invalid_request_error', param, code } });
  }
}

/** Reads the body of POST /v1/chat/completions. Throws RefusedRequest for an invalid or unsupported field. */
export function readChatRequest(text: string): ChatRequest {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new RefusedRequest('The body of your request is not valid JSON.', null, null);
  }
  const { data, error } = bodySchema.safeParse(body);
  if (data) return data;
  const [{ path, message } = { path: [], message: '' }] = error.issues;
  const param = path.join('.');
  throw new RefusedRequest(`Invalid value for '${param}': ${message}`, param, 'invalid_value');
}

type JsonSchema = { readonly [keyword: string]: unknown };

/** A JSON Schema as node-llama-cpp takes it. */
type GrammarSchema = Parameters<Llama['createGrammarForJsonSchema']>[0];

/** Keywords that the grammar enforces. Lengths and patterns would slow it down; callers check those. */
const KEPT = ['type', 'enum', 'const', 'minItems', 'maxItems', '$ref'];

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const eachOf = (schemas: JsonSchema) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, converted(schema)]));

function converted(schema: unknown): JsonSchema {
  if (!isObject(schema)) return {};
  const { anyOf, oneOf = anyOf, properties, items, prefixItems, $defs } = schema;
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => KEPT.includes(keyword))),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.map(converted) }),
    ...(isObject(properties) && { properties: eachOf(properties) }),
    ...(isObject(items) && { items: converted(items) }),
    ...(Array.isArray(prefixItems) && { prefixItems: prefixItems.map(converted) }),
    ...(isObject($defs) && { $defs: eachOf($defs) }),
  };
}

/**
 * Converts a JSON Schema to node-llama-cpp's subset: `anyOf` becomes `oneOf`, all properties are required and no others
 * allowed, and unknown keywords are dropped.
 */
export const grammarSchema = (schema: JsonSchema): GrammarSchema => converted(schema) as unknown as GrammarSchema;

/** Finish reason and token counts of an answer. */
export type Outcome = {
  finish: 'stop' | 'length';
  promptTokens: number;
  /** Prompt tokens reused from the previous prompt. */
  cachedTokens: number;
  answerTokens: number;
};

const usageOf = ({ promptTokens, cachedTokens, answerTokens }: Outcome) => ({
  prompt_tokens: promptTokens,
  completion_tokens: answerTokens,
  total_tokens: promptTokens + answerTokens,
  prompt_tokens_details: { cached_tokens: cachedTokens },
});

/** Formats the answer to a request as OpenAI does (chat.completion.chunk); `end` gives the last chunks. */
export function chunksOf({ model, stream_options }: ChatRequest) {
  const common = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model };
  const chunk = (delta: object, finish: Outcome['finish'] | null = null) => ({
    ...common,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, logprobs: null, finish_reason: finish, delta }],
  });
  return {
    first: (): object => chunk({ role: 'assistant', content: '' }),
    piece: (content: string): object => chunk({ content }),
    end: (outcome: Outcome): object[] => [
      chunk({}, outcome.finish),
      ...(stream_options?.include_usage ? [{ ...chunk({}), choices: [], usage: usageOf(outcome) }] : []),
    ],
  };
}
