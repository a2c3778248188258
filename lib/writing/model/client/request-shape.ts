import { APIError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/** Ways to say the same request, best first; servers differ in which they take. */
const TOKEN_LIMIT_FIELDS = ['max_completion_tokens', 'max_tokens', undefined] as const;
const ANSWER_FORMATS = ['json_schema', 'json_object', undefined] as const;

/** One for all schemas: servers put it before the prompt, where a difference would keep them from knowing the rest again. */
const SCHEMA_NAME = 'answer';

/** Which wording of a request a server accepts, as positions in the lists above. */
export type RequestShape = { tokenLimit: number; answerFormat: number };

/** OpenAI's current wording, tried first. */
export const FULL_SHAPE: RequestShape = { tokenLimit: 0, answerFormat: 0 };

/** One structured request, independent of how a server wants it worded. */
export type StructuredRequest = {
  model: string;
  system: string;
  user: string;
  jsonSchema: Record<string, unknown>;
  maxTokens: number;
};

/**
 * The body of POST /chat/completions for a request, worded for a server of this shape. No
 * `temperature`: reasoning models refuse it and local servers know their model's best one.
 */
export function requestBody(
  request: StructuredRequest,
  shape: RequestShape,
): ChatCompletionCreateParamsNonStreaming {
  const { model, system, user, jsonSchema, maxTokens } = request;
  const format = ANSWER_FORMATS[shape.answerFormat];
  const tokenField = TOKEN_LIMIT_FIELDS[shape.tokenLimit];
  const schemaText = `\n\nAnswer with one JSON object and nothing else. JSON Schema:\n${JSON.stringify(jsonSchema)}`;
  return {
    model,
    messages: [
      { role: 'system', content: system },
      // Last, as what stands before it is the same in other calls.
      { role: 'user', content: format === 'json_schema' ? user : user + schemaText },
    ],
    ...(tokenField && { [tokenField]: maxTokens }),
    ...(format === 'json_object' && { response_format: { type: format } }),
    ...(format === 'json_schema' && {
      response_format: {
        type: format,
        json_schema: { name: SCHEMA_NAME, strict: true, schema: jsonSchema },
      },
    }),
  };
}

/**
 * What to try next after a server turned a request down because of its wording; undefined when the
 * complaint is about something else or nothing simpler is left.
 * @param error what the SDK threw
 * @param used the shape the refused request had
 */
export function simplerShape(error: unknown, used: RequestShape): RequestShape | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return;
  const complaint = `${error.param} ${error.message} ${JSON.stringify(error.error ?? '')}`;
  const isLimited = TOKEN_LIMIT_FIELDS[used.tokenLimit] !== undefined;
  // A window too small for prompt and limit together: without a limit the server takes what is left.
  if (isLimited && /context.{0,10}length/i.test(complaint)) {
    return { ...used, tokenLimit: TOKEN_LIMIT_FIELDS.length - 1 };
  }
  if (isLimited && /max_(?:completion_)?tokens/i.test(complaint)) {
    return { ...used, tokenLimit: used.tokenLimit + 1 };
  }
  const isFormatted = ANSWER_FORMATS[used.answerFormat] !== undefined;
  if (isFormatted && /response_format|json_schema|json_object/i.test(complaint)) {
    return { ...used, answerFormat: used.answerFormat + 1 };
  }
  return;
}

/** Both lessons at once: parallel requests may each have found out something else. */
export function mergeShapes(a: RequestShape, b: RequestShape): RequestShape {
  return {
    tokenLimit: Math.max(a.tokenLimit, b.tokenLimit),
    answerFormat: Math.max(a.answerFormat, b.answerFormat),
  };
}
