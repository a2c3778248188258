import { z } from 'zod';
import type { JsonSchema } from './json-grammar.ts';

/** Supported fields of POST /v1/chat/completions; others are ignored, as is usual. */
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
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).optional(),
});

/** A parsed request. */
export type ChatRequest = {
  model: string;
  messages: z.infer<typeof bodySchema>['messages'];
  maxTokens: number | undefined;
  /** JSON Schema of the answer; undefined for text. */
  schema: JsonSchema | undefined;
  isStreamed: boolean;
  withUsage: boolean;
};

/** An error in OpenAI's format. */
export class RefusedRequest extends Error {
  readonly body: string;

  constructor(message: string, param: string | null, code: string | null) {
    super(message);
    this.body = JSON.stringify({ error: { message, type: 'invalid_request_error', param, code } });
  }
}

/**
 * Reads the body of POST /v1/chat/completions.
 * @throws RefusedRequest when a field is missing, invalid or unsupported
 */
export function readChatRequest(text: string): ChatRequest {
  const { data, error } = bodySchema.safeParse(parsed(text));
  if (!data) {
    const [{ path, message } = { path: [], message: '' }] = error.issues;
    const param = path.join('.');
    throw new RefusedRequest(`Invalid value for '${param}': ${message}`, param, 'invalid_value');
  }
  const { response_format: format } = data;
  return {
    model: data.model,
    messages: data.messages,
    maxTokens: data.max_completion_tokens ?? data.max_tokens,
    schema: format?.type === 'json_schema' ? format.json_schema.schema : undefined,
    isStreamed: data.stream === true,
    withUsage: data.stream_options?.include_usage === true,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedRequest('The body of your request is not valid JSON.', null, null);
  }
}
