import OpenAI from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { type ZodType, z } from 'zod';
import { messagesOf, type Prompt } from '../prompts/prompt.ts';
import { readAnswer } from './answer.ts';
import { asWritingError, writingError } from './failure.ts';
import {
  FULL_SHAPE,
  mergeShapes,
  requestBody,
  type StructuredRequest,
  simplerShape,
} from './request-shape.ts';
import { type Wait, waitOnClock, withRetries } from './retry.ts';

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
const DEFAULT_TIMEOUT_MS = 120_000;

/** Room for reasoning models, whose thinking counts as completion tokens, plus the text itself. */
const BASE_TOKENS = 4096;
const TOKENS_PER_WORD = 8;

/** Tries for one usable answer; retries after transport failures are counted apart. */
const MOST_ANSWERS = 2;

/** After a cut-off the model gets more room and is asked for less. */
const ROOM_AFTER_CUT_OFF = 2;
const WORDS_AFTER_CUT_OFF = 0.8;

/** One thing asked of the model: `Raw` is the JSON it answers with, `Result` what is made of it. */
export type Question<Raw, Result> = {
  /** Name of the schema, letters and underscores. */
  name: string;
  schema: ZodType<Raw>;
  /** Words of text wanted, which also sets the token limit. */
  words: number;
  prompt: (words: number) => Prompt;
  /** Makes the answer usable; undefined when it cannot be, which counts as malformed. */
  read: (raw: Raw) => Result | undefined;
};

/** What the calls of one article have in common. */
export type Run = {
  signal: AbortSignal;
  /** Of `newFenceMark`: what the texts of others are fenced with. */
  fenceMark: string;
};

/** Asks one question. Throws WritingError, or the signal's reason. */
export type Ask = <Raw, Result>(question: Question<Raw, Result>, run: Run) => Promise<Result>;

/** How to reach a model server; without `baseUrl` it is OpenAI's own, without `apiKey` none is sent. */
export type ChatClientOptions = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model: string;
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs?: number | undefined;
  wait?: Wait | undefined;
};

function connect({ apiKey, baseUrl, timeoutMs = DEFAULT_TIMEOUT_MS }: ChatClientOptions): OpenAI {
  return new OpenAI({
    // The SDK insists on a key; a server without one is sent no Authorization header at all.
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    ...(apiKey ? {} : { defaultHeaders: { Authorization: null } }),
    baseURL: baseUrl ?? DEFAULT_BASE_URL,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
  });
}

/**
 * A client of any OpenAI-compatible server (chat completions with a strict JSON schema). It learns
 * which wording the server takes and remembers it.
 */
export function createChatClient(options: ChatClientOptions): Ask {
  const openai = connect(options);
  const wait = options.wait ?? waitOnClock;
  let shape = FULL_SHAPE;

  async function send(request: StructuredRequest, signal: AbortSignal): Promise<ChatCompletion> {
    let used = shape;
    for (;;) {
      const body = requestBody(request, used);
      try {
        return await withRetries(() => openai.chat.completions.create(body, { signal }), {
          signal,
          wait,
        });
      } catch (error) {
        signal.throwIfAborted();
        const simpler = simplerShape(error, used);
        if (!simpler) throw asWritingError(error);
        shape = mergeShapes(shape, simpler);
        used = shape;
      }
    }
  }

  return async (question, { signal, fenceMark }) => {
    const jsonSchema = jsonSchemaOf(question.schema);
    let words = question.words;
    let maxTokens = BASE_TOKENS + words * TOKENS_PER_WORD;
    let problem = '';
    for (let tries = 1; tries <= MOST_ANSWERS; tries += 1) {
      const messages = messagesOf(question.prompt(words), fenceMark);
      const request = { model: options.model, ...messages, jsonSchema, maxTokens };
      const completion = await send(request, signal);
      const answer = readAnswer(completion, question.schema);
      if (answer.kind === 'refused') throw writingError('refused', `${question.name}: refused`);
      const result = answer.kind === 'ok' ? question.read(answer.value) : undefined;
      if (result !== undefined) return result;
      problem = answer.kind;
      if (answer.kind === 'cut-off') {
        maxTokens *= ROOM_AFTER_CUT_OFF;
        words = Math.ceil(words * WORDS_AFTER_CUT_OFF);
      }
    }
    throw writingError('unusable', `${question.name}: no usable answer (last: ${problem})`);
  };
}

/** JSON Schema of a zod object in the strict subset: all keys required, no others allowed. */
function jsonSchemaOf(schema: ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema);
  return jsonSchema;
}
