import type { ChatRequest } from './contract.ts';
import { invalidRequest, type OpenAIError } from './openai-error.ts';
import type { Task } from './prompt-hints.ts';

/** Ways to go wrong. */
export type Fault =
  | 'refusal'
  | 'invalid-prompt'
  | 'content-filter'
  | 'cut-off'
  | 'malformed-json'
  | 'trailing-comma'
  | 'doubled-json'
  | 'wrapped-json'
  | 'content-parts'
  | 'wrong-shape'
  | 'not-json'
  | 'wrong-language'
  | 'invented-references'
  | 'obeys-material'
  | 'planted-figure'
  | 'uncited-figure'
  | 'repetition'
  | 'repeated-paragraph'
  | 'stops-mid-sentence'
  | 'planted-text'
  | 'tells-mark'
  | 'empty'
  | 'rate-limit'
  | 'context-length'
  | 'breaks-off'
  | 'out-of-quota'
  | 'server-error'
  | 'invalid-key'
  | 'unknown-model'
  | 'hang'
  | 'hang-in-body'
  | 'disconnect';

/** How the fake answers until its mode is changed. Everything in it can be sent as JSON. */
export type Mode = {
  /** Words written for each word asked; 'random' draws from 0.6 to 1.6 for every request. */
  lengthFactor?: number | 'random';
  /** Extending and shortening hit their length whatever the factor. */
  obedientRepair?: boolean;
  fault?: Fault;
  /** What 'planted-text' puts into every field of this name: before what is there, behind it or in its place. */
  planted?: {
    in: 'title' | 'heading' | 'content' | 'keyPoints' | 'question' | 'answer' | 'description';
    at: 'start' | 'end' | 'instead';
    text: string;
  };
  /** Fields of an editorial brief that are to be different. */
  brief?: Readonly<Record<string, unknown>>;
  /** What a critique of an outline says instead of nothing. */
  critique?: { faults: readonly object[]; sections: readonly object[] };
  /** Asked for other sentences, it gives the same ones. */
  isStubborn?: boolean;
  /** The edits of a whole draft. */
  edits?: readonly { sentence: string; replacement: string; why: string }[];
  /** Which requests have the fault, counted from 1 since the mode was set; all when left out. */
  requests?: readonly number[];
  /** Instead: the fault of each request in turn, none after the last or where null. */
  script?: readonly (Fault | null)[];
  /** Only requests of this task have the fault or meet the gate, and only they are counted. */
  task?: Task;
  /** Header of a rate limit: `retry-after` or `retry-after-ms` and its value. */
  retryHeader?: readonly [name: string, value: string];
  /** Parts of the contract that other servers do without. */
  unsupported?: readonly (
    | 'max_completion_tokens'
    | 'max_tokens'
    | 'json_schema'
    | 'json_object'
    | 'reasoning_effort'
    | 'stream'
    | 'stream_options'
  )[];
  /** Fields that the server does not know and takes no notice of. */
  ignored?: readonly 'stream'[];
  /** Answers say nothing of what they cost. */
  withoutUsage?: boolean;
  /** How long each piece of a stream takes, in milliseconds. */
  pieceMs?: number;
  /** Most tokens that a prompt and its answer may have together, as the fake counts them. */
  windowTokens?: number;
  /** Errors without OpenAI's envelope, as vLLM and others write them. */
  bareErrors?: boolean;
  /** No answer before so many requests have been under way at once. */
  gate?: number;
  /** What sentences hold that their passages contradict, or do not say; all others are entailed by them. */
  claims?: { contradicted?: readonly string[]; notFound?: readonly string[] };
  /** What plans say about the topic in a field `harm`; 'none' when left out. */
  harm?: string;
  /** Texts that the moderation endpoint flags, and for which of its categories. */
  flagged?: readonly { contains: string; category: string }[];
  /** The moderation endpoint answers 500. */
  isModerationDown?: boolean;
  /** Pages that the web search finds. */
  webPages?: readonly { url: string; title: string }[];
  /** How long every answer takes, in milliseconds. */
  latencyMs?: number;
};

/** The error to answer for faults that are one. */
export function errorOf(
  fault: Fault,
  mode: Mode,
  request: ChatRequest,
  authorization: string,
): OpenAIError | undefined {
  switch (fault) {
    case 'rate-limit':
      return {
        status: 429,
        message: `Rate limit reached for ${request.model} in organization org-fake on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 1s.`,
        type: 'requests',
        code: 'rate_limit_exceeded',
        headers: mode.retryHeader ? { [mode.retryHeader[0]]: mode.retryHeader[1] } : {},
      };
    case 'context-length':
      return {
        ...invalidRequest(
          "This model's maximum context length is 8192 tokens. However, you requested 9120 tokens (3120 in the messages, 6000 in the completion). Please reduce the length of the messages or completion.",
          'messages',
          'context_length_exceeded',
        ),
      };
    case 'out-of-quota':
      return {
        status: 429,
        message: 'You exceeded your current quota, please check your plan and billing details.',
        type: 'insufficient_quota',
        code: 'insufficient_quota',
      };
    case 'invalid-prompt':
      return {
        status: 400,
        message:
          'Invalid prompt: your prompt was flagged as potentially violating our usage policy. Please try again with a different prompt.',
        type: 'invalid_request_error',
        code: 'invalid_prompt',
      };
    case 'server-error':
      return {
        status: 500,
        message: 'The server had an error while processing your request. Sorry about that!',
        type: 'server_error',
      };
    case 'invalid-key':
      return {
        status: 401,
        message: `Incorrect API key provided: ${authorization.replace('Bearer ', '')}.`,
        type: 'invalid_request_error',
        code: 'invalid_api_key',
      };
    case 'unknown-model':
      return {
        status: 404,
        message: `The model \`${request.model}\` does not exist or you do not have access to it.`,
        type: 'invalid_request_error',
        code: 'model_not_found',
      };
    default:
      return undefined;
  }
}

/** What a server without some part of the contract says about a request that uses it. */
export function complaintAbout(
  body: object,
  request: ChatRequest,
  mode: Mode,
): OpenAIError | undefined {
  const lacking = mode.unsupported ?? [];
  for (const name of [
    ...(['max_completion_tokens', 'max_tokens', 'reasoning_effort'] as const),
    ...(['stream_options', 'stream'] as const),
  ]) {
    if (name in body && lacking.includes(name)) {
      return invalidRequest(
        `Unsupported parameter: '${name}' is not supported with this model.`,
        name,
        'unsupported_parameter',
      );
    }
  }
  if (request.format !== 'text' && lacking.includes(request.format)) {
    return invalidRequest(
      `Invalid parameter: 'response_format' of type '${request.format}' is not supported with this model.`,
      'response_format',
    );
  }
  return undefined;
}
