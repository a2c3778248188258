import { randomUUID } from 'node:crypto';
import type { Llama } from 'node-llama-cpp';

/** The body of POST /v1/chat/completions as our client sends it (lib/writing/chat); answers are always streamed. */
export type ChatRequest = {
  model: string;
  messages: readonly { role: 'system' | 'user'; content: string }[];
  max_completion_tokens?: number;
  response_format?: { type: 'text' } | { type: 'json_schema'; json_schema: { schema: JsonSchema } };
  stream_options?: { include_usage?: boolean };
};

export class RefusedRequest extends Error {
  readonly body: string;
  constructor(message: string, param: string, code: string) {
    super(message);
    this.body = JSON.stringify({ error: { message, type: 'invalid_request_error', param, code } });
  }
}

type JsonSchema = { readonly [keyword: string]: unknown };

type GrammarSchema = Parameters<Llama['createGrammarForJsonSchema']>[0];

/** Keywords that the grammar enforces. Lengths and patterns would slow it down; callers check those. */
const KEPT = ['type', 'enum', 'const', 'minItems', 'maxItems', '$ref'];

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const allOf = (schemas: JsonSchema) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, converted(schema)]));

function converted(schema: unknown): JsonSchema {
  if (!isObject(schema)) return {};
  const { anyOf, oneOf = anyOf, properties, items, prefixItems, $defs } = schema;
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => KEPT.includes(keyword))),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.map(converted) }),
    ...(isObject(properties) && { properties: allOf(properties) }),
    ...(isObject(items) && { items: converted(items) }),
    ...(Array.isArray(prefixItems) && { prefixItems: prefixItems.map(converted) }),
    ...(isObject($defs) && { $defs: allOf($defs) }),
  };
}

/** A JSON Schema in node-llama-cpp's subset: all properties are required and no others allowed. */
export const grammarSchema = (schema: JsonSchema): GrammarSchema => converted(schema) as unknown as GrammarSchema;

export type Outcome = { finish: 'stop' | 'length'; promptTokens: number; cachedTokens: number; answerTokens: number };

const tokenUsage = ({ promptTokens, cachedTokens, answerTokens }: Outcome) => ({
  prompt_tokens: promptTokens,
  completion_tokens: answerTokens,
  total_tokens: promptTokens + answerTokens,
  prompt_tokens_details: { cached_tokens: cachedTokens },
});

/** Formats the answer to a request as OpenAI does (chat.completion.chunk); `end` gives the last chunks. */
export function streamChunks({ model, stream_options }: ChatRequest) {
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
      ...(stream_options?.include_usage ? [{ ...chunk({}), choices: [], usage: tokenUsage(outcome) }] : []),
    ],
  };
}
