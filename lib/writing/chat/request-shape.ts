import { APIError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { isAboutWindow, NotStreamedError } from './failure.ts';

/** Ways to word what servers differ in, best first; undefined leaves it out. */
const WORDINGS = {
  tokenLimit: ['max_completion_tokens', 'max_tokens', undefined],
  answerFormat: ['json_schema', 'json_object', undefined],
  effort: ['reasoning_effort', undefined],
  stream: ['with-usage', 'without-usage', undefined],
} as const;

/** Something that servers differ in. */
type Feature = keyof typeof WORDINGS;

/** Which wording a server accepts, as positions in the lists above. */
export type RequestShape = Readonly<Record<Feature, number>>;

/** OpenAI's current wording, tried first. */
export const FULL_SHAPE: RequestShape = { tokenLimit: 0, answerFormat: 0, effort: 0, stream: 0 };

/** How much a model is to think before it answers. */
export type Effort = 'none' | 'low' | 'medium' | 'high';

/** One structured request, independent of how a server wants it worded. */
export type StructuredRequest = {
  model: string;
  system: string;
  user: string;
  /** Absent where the answer is plain text. */
  jsonSchema: Record<string, unknown> | undefined;
  maxTokens: number;
  effort: Effort;
};

/** One for all schemas: servers put it before the prompt, where a difference would keep them from knowing the rest again. */
const SCHEMA_NAME = 'answer';

/**
 * The body of POST /chat/completions for a request, worded for a server of this shape. No
 * `temperature`: reasoning models refuse it and local servers know their model's best one.
 */
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
      // Last, as what stands before it is the same in other calls.
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

/** How an answer is asked for piece by piece; undefined where a server of this shape gives it only whole. */
export function streamFields({ stream }: RequestShape) {
  const wording = WORDINGS.stream[stream];
  if (!wording) return undefined;
  const usage = wording === 'with-usage' && { stream_options: { include_usage: true } };
  return { stream: true as const, ...usage };
}

/** What refusals of a feature have in common; of two that fit, the first is meant. */
const COMPLAINTS: readonly (readonly [Feature, RegExp])[] = [
  ['tokenLimit', /max_(?:completion_)?tokens/i],
  ['answerFormat', /response_format|json_schema|json_object/i],
  // Ollama speaks of thinking: "does not support thinking", "think value … is not supported".
  ['effort', /reasoning_effort|\bthink(?:ing)?\b|invalid reasoning value/i],
  ['stream', /stream_options|include_usage|\bstream(?:ing)?\b/i],
];

/** A simpler wording, and whether later requests are to have it too. */
export type Simpler = { feature: Feature; step: number; isLasting: boolean };

const lastStep = (feature: Feature) => WORDINGS[feature].length - 1;

/**
 * What to try next after a server turned a request down because of its wording; undefined when the
 * complaint is about something else or nothing simpler is left.
 * @param error what the SDK threw
 * @param used the shape the refused request had
 */
export function simplerShape(error: unknown, used: RequestShape): Simpler | undefined {
  if (error instanceof NotStreamedError) {
    return { feature: 'stream', step: lastStep('stream'), isLasting: true };
  }
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return;
  const complaint = `${error.param} ${error.message} ${JSON.stringify(error.error ?? '')}`;
  // A window too small for this prompt and the limit together: without a limit the server takes what is left.
  if (isAboutWindow(complaint)) {
    const step = lastStep('tokenLimit');
    return used.tokenLimit < step ? { feature: 'tokenLimit', step, isLasting: false } : undefined;
  }
  const feature = COMPLAINTS.find(([name, pattern]) => used[name] < lastStep(name) && pattern.test(complaint))?.[0];
  if (!feature) return;
  // Who refuses streams has nothing against their usage.
  const isWhole = feature === 'stream' && !/stream_options|include_usage/i.test(complaint);
  return { feature, step: isWhole ? lastStep(feature) : used[feature] + 1, isLasting: true };
}

/** Servers are changed and put behind others: what one could not do is tried again after so many ms. */
const REMEMBERED_MS = 10 * 60 * 1000;

/** What a server has turned down of late. */
export type RefusedFeatures = { shape: () => RequestShape; note: (simpler: Simpler) => void };

/** Opens a memory of what one server turns down, feature by feature. */
export function createRefusedFeatures(): RefusedFeatures {
  const steps = new Map<Feature, { step: number; until: number }>();
  const stepOf = (feature: Feature) => {
    const noted = steps.get(feature);
    return noted && noted.until > Date.now() ? noted.step : 0;
  };
  return {
    shape: () => ({
      tokenLimit: stepOf('tokenLimit'),
      answerFormat: stepOf('answerFormat'),
      effort: stepOf('effort'),
      stream: stepOf('stream'),
    }),
    note: ({ feature, step, isLasting }) => {
      // Parallel requests may be turned down in any order.
      if (!isLasting || step <= stepOf(feature)) return;
      steps.set(feature, { step, until: Date.now() + REMEMBERED_MS });
    },
  };
}
