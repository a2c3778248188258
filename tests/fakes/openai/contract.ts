import { z } from 'zod';
import { invalidRequest, type OpenAIError } from './openai-error.ts';
import { isObject, type JsonSchema, strictSchemaProblem } from './strict-schema.ts';

/** A message of a valid request. */
export type Message = { role: string; content: string };

/** A valid body of POST /v1/chat/completions, as far as the fake reads it. */
export type ChatRequest = {
  model: string;
  messages: Message[];
  maxTokens: number;
  format: 'text' | 'json_object' | 'json_schema';
  schema: JsonSchema | undefined;
  effort: string | undefined;
  /** Stream options; undefined for a whole answer. */
  stream: { includeUsage: boolean } | undefined;
};

const PARAMETERS =
  'messages model audio frequency_penalty logit_bias logprobs max_completion_tokens max_tokens metadata modalities moderation n parallel_tool_calls prediction presence_penalty prompt_cache_key prompt_cache_options prompt_cache_retention reasoning_effort response_format safety_identifier seed service_tier stop store stream stream_options temperature tool_choice tools top_logprobs top_p user verbosity web_search_options function_call functions'.split(
    ' ',
  );

const textParts = z.array(z.object({ type: z.literal('text'), text: z.string() }));

const messageSchema = z.object({
  role: z.enum(['system', 'assistant', 'user', 'function', 'tool', 'developer']),
  content: z.union([z.string(), textParts.transform((parts) => parts.map(({ text }) => text).join(''))]),
});

const definitionSchema = z
  .object({ name: z.string().regex(/^[\w-]{1,64}$/), schema: z.unknown(), strict: z.boolean().nullish() })
  .superRefine(({ name, schema, strict }, { addIssue }) => {
    const problem = strict === true ? strictSchemaProblem(schema) : undefined;
    if (problem) addIssue(`Invalid schema for response_format '${name}': ${problem}`);
  });

const formatSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text') }),
  z.object({ type: z.literal('json_object') }),
  z.object({ type: z.literal('json_schema'), json_schema: definitionSchema }),
]);

const limitSchema = z.int().min(1).nullish();

/** The parameters that the fake reads, as strict as OpenAI is with them. */
const bodySchema = z
  .object({
    model: z.string().min(1),
    messages: z.array(messageSchema).min(1),
    response_format: formatSchema.default({ type: 'text' }),
    max_completion_tokens: limitSchema,
    max_tokens: limitSchema,
    stream: z.boolean().optional(),
    stream_options: z.object({ include_usage: z.boolean().optional() }).optional(),
    temperature: z.number().min(0).max(2).optional(),
    reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']).optional(),
  })
  .superRefine((body, { addIssue }) => {
    const isMentioned = body.messages.some(({ content }) => /json/i.test(content));
    if (body.response_format.type === 'json_object' && !isMentioned) {
      addIssue({ code: 'custom', path: ['messages'], message: "must contain the word 'json' in some form" });
    }
    if (body.max_tokens !== undefined && body.max_completion_tokens !== undefined) {
      addIssue({ code: 'custom', path: ['max_tokens'], message: "not supported beside 'max_completion_tokens'" });
    }
    if (!body.stream && body.stream_options !== undefined) {
      addIssue({ code: 'custom', path: ['stream_options'], message: "only allowed when 'stream' is enabled" });
    }
  });

/** Reads and checks a body as strictly as OpenAI does: the request, or the error to answer. */
export function readChatRequest(given: unknown): ChatRequest | OpenAIError {
  if (!isObject(given)) return invalidRequest('We could not parse the JSON body of your request.');
  const unknown = Object.keys(given).find((key) => !PARAMETERS.includes(key));
  if (unknown) return invalidRequest(`Unknown parameter: '${unknown}'.`, unknown, 'unknown_parameter');
  const { data: body, error } = bodySchema.safeParse(given);
  if (!body) {
    const [issue] = error.issues;
    const name = issue?.path.join('.') ?? '';
    return invalidRequest(`Invalid '${name}': ${issue?.message}.`, name, 'invalid_value');
  }
  const { response_format: format, stream, stream_options: options } = body;
  const { schema } = format.type === 'json_schema' ? format.json_schema : {};
  return {
    model: body.model,
    messages: body.messages,
    maxTokens: body.max_completion_tokens ?? body.max_tokens ?? Number.POSITIVE_INFINITY,
    format: format.type,
    schema: isObject(schema) ? schema : undefined,
    effort: body.reasoning_effort,
    stream: stream ? { includeUsage: options?.include_usage === true } : undefined,
  };
}

/** The fault of the Authorization header; undefined for none. Without `apiKey` any key is valid. */
export function problemWithKey(authorization: string | undefined, apiKey: string | undefined): OpenAIError | undefined {
  const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  const failure = { status: 401, type: 'invalid_request_error', param: null };
  if (given === undefined) {
    return {
      ...failure,
      message:
        "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY).",
      code: null,
    };
  }
  if (apiKey === undefined || given === apiKey) return undefined;
  // The real server masks the middle of the key; a client must not rely on it.
  return {
    ...failure,
    message: `Incorrect API key provided: ${given}. You can find your API key at https://platform.openai.com/account/api-keys.`,
    code: 'invalid_api_key',
  };
}
