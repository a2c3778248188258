import type { GivenVerdict } from '../../../lib/writing/calls/check-claims.ts';
import type { RawPlan } from '../../../lib/writing/calls/plan.ts';
import type { Proof } from '../../../lib/writing/calls/prove.ts';
import type { TranslationCheck } from '../../../lib/writing/calls/translation-check.ts';
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
  | 'fenced-text'
  | 'content-parts'
  | 'keep-alives'
  | 'wrong-shape'
  | 'not-json'
  | 'wrong-language'
  | 'invented-references'
  | 'obeys-material'
  | 'missing-title'
  | 'missing-heading'
  | 'missing-headings'
  | 'renamed-headings'
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
  /** Added paragraphs hit their length whatever the factor. */
  obedientRepair?: boolean;
  /** 'planted-text' where something is planted. */
  fault?: Fault;
  /**
   * Text that 'planted-text' puts before, after or in place of every field of this name. `section` limits it to one part of
   * an article, sections from 0.
   */
  planted?: {
    in: 'title' | 'heading' | 'text' | 'keyPoints' | 'question' | 'answer' | 'description';
    at: 'start' | 'end' | 'instead';
    text: string;
    section?: number | 'opening' | 'ending';
  };
  /** Text before every answer, such as a model's thinking. */
  before?: string;
  /** Other fields of plans, malformed ones too. */
  plan?: { readonly [Field in keyof RawPlan]?: unknown };
  /** Angles instead of as many as are asked for. */
  angles?: readonly string[];
  /** Angles in the place of those with these numbers, as overlapping with earlier ones. */
  replaced?: Readonly<Record<number, string>>;
  /** Text of every paragraph of an overview; '' leaves the last one out. */
  overview?: string;
  /** Questions of an interview. */
  questions?: readonly string[];
  /** Web search queries instead of the topic. */
  queries?: readonly string[];
  /** What a proof says of units that contain these texts, besides `claims`: '' cuts them. */
  misleads?: readonly { contains: string; text: string; reason?: Proof['misleads'][number]['reason'] }[];
  /** The same of changed sentences that are read again, and texts beside the article. */
  misleadsAgain?: readonly { contains: string; text: string }[];
  /** Whether a proof cuts the repetitions and addresses that its notes name. */
  obeysNotes?: boolean;
  /** Units that contain these texts are overstated, or lack a mark of these passages. */
  overstated?: readonly string[];
  marks?: readonly { contains: string; passages: readonly number[] }[];
  /** Words that tell what an "I" claims, by a text that its unit contains, else 'opinion'; 'nothing' leaves them out. */
  told?: 'nothing' | Readonly<Record<string, string>>;
  /** Words of passages for figures, by a text that the sentence contains; 'copied' gives the beginning of its passage. */
  words?: 'copied' | Readonly<Record<string, string>>;
  /** Numbers of units to spare, instead of the last ones of the longest sections where the text is too long. */
  spare?: readonly number[];
  /** Which draft is printed, by a text that it contains; else neither. */
  prints?: string;
  /** Whole drafts instead of written ones, each by a text of its prompt, such as its opening; '' fits any. */
  drafts?: Readonly<Record<string, string>>;
  /** Corrections of translated sentences that contain these texts. */
  translationFaults?: readonly { contains: string; correction: string }[];
  /** Sentences of originals that translations lack. */
  missing?: TranslationCheck['missing'];
  /** Which requests have the fault, counted from 1 since the mode was set; all when left out. */
  requests?: readonly number[];
  /** Instead: the fault of each request in turn, none after the last or where null. */
  script?: readonly (Fault | null)[];
  /** Only requests of this task have the fault or meet the gate, and only they are counted. */
  task?: Task;
  /** Header of a rate limit: `retry-after` or `retry-after-ms` and its value. */
  retryHeader?: readonly [name: string, value: string];
  /** Parts of the contract that the server refuses. */
  unsupported?: readonly (
    | 'max_completion_tokens'
    | 'max_tokens'
    | 'json_schema'
    | 'json_object'
    | 'reasoning_effort'
    | 'stream'
    | 'stream_options'
  )[];
  /** Fields that the server ignores. */
  ignored?: readonly 'stream'[];
  /** Answers have no usage. */
  withoutUsage?: boolean;
  /** How long each piece of a stream takes, in milliseconds. */
  pieceMs?: number;
  /** Context window in tokens as the fake counts them. */
  windowTokens?: number;
  /** Errors without OpenAI's envelope, as vLLM and others write them. */
  bareErrors?: boolean;
  /** No answer before this many requests are under way. */
  gate?: number;
  /** Verdicts on sentences that contain these texts, and corrections by text; other citing sentences are supported. */
  claims?: {
    contradicted?: readonly string[];
    notFound?: readonly string[];
    corrections?: Readonly<Record<string, string>>;
  };
  /** Verdicts on sentences of a checked text that contain these texts, fields that are wrong too; null leaves one out. */
  verdicts?: Readonly<Record<string, Partial<GivenVerdict> | null>>;
  /** `harm` of plans; 'none' by default. */
  harm?: string;
  /** `harm` of finished texts; 'none' by default. */
  harmInText?: string;
  /** Whether answers with other fields have no `harm`. */
  leavesOutHarm?: boolean;
  /** Texts that the moderation endpoint flags, with the category. */
  flagged?: readonly { contains: string; category: string }[];
  /** Paragraphs changed by what an author told. */
  personal?: readonly { number: number; text: string }[];
  /** The moderation endpoint answers 500. */
  isModerationDown?: boolean;
  /** Pages that the web search finds. */
  webPages?: readonly { url: string; title: string }[];
  /** How long every answer takes, in milliseconds. */
  latencyMs?: number;
};

/** Status, type, code and message of errors. */
const ERRORS: Partial<Record<Fault, readonly [number, string, string | null, string]>> = {
  'rate-limit': [
    ...([429, 'requests', 'rate_limit_exceeded'] as const),
    'Rate limit reached for {model} in organization org-fake on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 1s.',
  ],
  'context-length': [
    ...([400, 'invalid_request_error', 'context_length_exceeded'] as const),
    "This model's maximum context length is 8192 tokens. However, you requested 9120 tokens (3120 in the messages, 6000 in the completion). Please reduce the length of the messages or completion.",
  ],
  'out-of-quota': [
    ...([429, 'insufficient_quota', 'insufficient_quota'] as const),
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  'invalid-prompt': [
    ...([400, 'invalid_request_error', 'invalid_prompt'] as const),
    'Invalid prompt: your prompt was flagged as potentially violating our usage policy. Please try again with a different prompt.',
  ],
  'server-error': [
    ...([500, 'server_error', null] as const),
    'The server had an error while processing your request. Sorry about that!',
  ],
  'invalid-key': [
    ...([401, 'invalid_request_error', 'invalid_api_key'] as const),
    'Incorrect API key provided: {key}.',
  ],
  'unknown-model': [
    ...([404, 'invalid_request_error', 'model_not_found'] as const),
    'The model `{model}` does not exist or you do not have access to it.',
  ],
};

/** The error of a fault. */
export function faultError(
  fault: Fault,
  { retryHeader }: Mode,
  { model }: ChatRequest,
  authorization: string,
): OpenAIError | undefined {
  const error = ERRORS[fault];
  if (!error) return undefined;
  const [status, type, code, text] = error;
  const key = authorization.replace('Bearer ', '');
  const message = text.replace('{model}', model).replace('{key}', key);
  const param = fault === 'context-length' ? 'messages' : null;
  const headers = fault === 'rate-limit' && retryHeader ? Object.fromEntries([retryHeader]) : {};
  return { status, type, param, code, message, headers };
}

/** Complaint of a server about a part of the contract that it does not support. */
export function complaintAbout(body: object, request: ChatRequest, mode: Mode): OpenAIError | undefined {
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
