import { APIError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { isAboutWindow, isTransient, LASTING, NotStreamedError, refusesContent } from './failure.ts';

/** Variants of the fields that servers differ in, best first; undefined leaves the field out. */
const WORDINGS = {
  tokenLimit: ['max_completion_tokens', 'max_tokens', undefined],
  answerFormat: ['json_schema', 'json_object', undefined],
  effort: ['reasoning_effort', undefined],
  stream: ['with-usage', 'without-usage', undefined],
} as const;

type Feature = keyof typeof WORDINGS;

type RequestShape = Readonly<Record<Feature, number>>;

export const FULL_SHAPE: RequestShape = { tokenLimit: 0, answerFormat: 0, effort: 0, stream: 0 };

export type Effort = 'none' | 'low' | 'medium' | 'high';

export type StructuredRequest = {
  model: string;
  system: string;
  user: string;
  jsonSchema: Record<string, unknown> | undefined;
  maxTokens: number;
  effort: Effort;
};

/** One name for all schemas: servers put it before the prompt, where a difference would defeat their prompt cache. */
const SCHEMA_NAME = 'answer';

/** The body of POST /chat/completions, without `temperature`: reasoning models refuse it, servers know the best one. */
export function requestBody(
  { model, system, user, jsonSchema, maxTokens, effort }: StructuredRequest,
  shape: RequestShape,
): ChatCompletionCreateParamsNonStreaming {
  const format = jsonSchema && WORDINGS.answerFormat[shape.answerFormat];
  const tokenField = WORDINGS.tokenLimit[shape.tokenLimit];
  const effortField = WORDINGS.effort[shape.effort];
  const schemaText =
    jsonSchema && `\n\nAnswer with one JSON object and nothing else. JSON Schema:\n${JSON.stringify(jsonSchema)}`;
  return {
    model,
    messages: [
      { role: 'system', content: system },
      // The schema comes last: the prompt before it is the same in other calls.
      { role: 'user', content: schemaText && format !== 'json_schema' ? user + schemaText : user },
    ],
    ...(tokenField && { [tokenField]: maxTokens }),
    ...(effortField && { [effortField]: effort }),
    ...(format === 'json_object' && { response_format: { type: format } }),
    ...(format === 'json_schema' && {
      response_format: { type: format, json_schema: { name: SCHEMA_NAME, strict: true, schema: jsonSchema } },
    }),
  };
}

export function streamFields({ stream }: RequestShape) {
  const wording = WORDINGS.stream[stream];
  if (!wording) return undefined;
  return { stream: true as const, ...(wording === 'with-usage' && { stream_options: { include_usage: true } }) };
}

const COMPLAINTS: readonly (readonly [Feature, RegExp])[] = [
  ['tokenLimit', /max_(?:completion_)?tokens/i],
  ['answerFormat', /response_format|json_schema|json_object/i],
  // Ollama: "does not support thinking", "think value … is not supported".
  ['effort', /reasoning_effort|\bthink(?:ing)?\b|invalid reasoning value/i],
  ['stream', /stream_options|include_usage|\bstream(?:ing)?\b/i],
];

export type Simpler = { feature: Feature; step: number; isLasting: boolean };

const lastStep = (feature: Feature) => WORDINGS[feature].length - 1;

/**
 * The next variant after the SDK's `error`; undefined where it is about something else or nothing simpler is left.
 * Servers refuse a schema in words of their own: of a request with one, any complaint may be about that.
 */
export function simplerShape(error: unknown, used: RequestShape, hasSchema = false): Simpler | undefined {
  if (error instanceof NotStreamedError) return { feature: 'stream', step: lastStep('stream'), isLasting: true };
  if (!(error instanceof APIError) || error.status === undefined || error.status < 400 || error.status >= 500) return;
  const isOfQuota = error.status === 429;
  if (isOfQuota || error.status in LASTING || isTransient(error) || refusesContent(error)) return;
  const complaint = `${error.param} ${error.message} ${JSON.stringify(error.error ?? '')}`;
  // Without a limit the server uses the rest of its window.
  if (isAboutWindow(complaint)) {
    const step = lastStep('tokenLimit');
    return used.tokenLimit < step ? { feature: 'tokenLimit', step, isLasting: false } : undefined;
  }
  const isLeft = (name: Feature) => used[name] < lastStep(name);
  const named = COMPLAINTS.find(([name, pattern]) => isLeft(name) && pattern.test(complaint))?.[0];
  const feature = named ?? (hasSchema && isLeft('answerFormat') ? 'answerFormat' : undefined);
  if (!feature) return;
  // A complaint about streaming itself, not about `stream_options`.
  const isWhole = feature === 'stream' && !/stream_options|include_usage/i.test(complaint);
  return { feature, step: isWhole ? lastStep(feature) : used[feature] + 1, isLasting: true };
}

/** Servers change: refused features are tried again after this time. */
const REMEMBERED_MS = 10 * 60 * 1000;

export function createRefusedFeatures() {
  const steps = new Map<Feature, { step: number; until: number }>();
  const shape = (): RequestShape => {
    const valid = [...steps].filter(([, { until }]) => until > Date.now());
    return { ...FULL_SHAPE, ...Object.fromEntries(valid.map(([feature, { step }]) => [feature, step])) };
  };
  return {
    shape,
    note: ({ feature, step, isLasting }: Simpler): void => {
      // Parallel requests may be refused in any order.
      if (isLasting && step > shape()[feature]) steps.set(feature, { step, until: Date.now() + REMEMBERED_MS });
    },
  };
}
