import OpenAI, { APIError } from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { Language } from '@/lib/constants/options.ts';
import type { CallTokens, UsageMeter } from '../usage.ts';
import { asWritingError, isTooLong, TooLongError } from './failure.ts';
import {
  createRefusedFeatures,
  requestBody,
  type StructuredRequest,
  simplerShape,
  streamFields,
} from './request-shape.ts';
import { type Wait, waitOnClock, withRetries } from './retry.ts';
import { streamedCompletion } from './streamed.ts';

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
const DEFAULT_TIMEOUT_MS = 120_000;

/** What a server's tokens are counted by where it does not say. */
const BYTES_PER_TOKEN = 4;

/** What the calls of one article have in common. */
export type Run = {
  signal: AbortSignal;
  /** Of the article: how many tokens its words need. */
  language: Language;
  /** Of `newFenceMark`: what the texts of others are fenced with. */
  fenceMark: string;
  meter: UsageMeter;
  /** Is told of a pause that the server asks for, in milliseconds. */
  onAskedToWait?: ((milliseconds: number) => void) | undefined;
};

/** Is given all that has come of an answer whenever more has. */
export type OnContent = (content: string) => void;

/** How to reach a model server; without `baseUrl` it is OpenAI's own, without `apiKey` none is sent. */
export type ChatClientOptions = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model: string;
  /** Longest wait for one answer, or of one that comes in pieces for its next piece, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Sends the requests, where that is not the network. */
  fetch?: typeof globalThis.fetch | undefined;
  /** What its server is called in the sentence that says that it stopped answering. */
  server?: string | undefined;
  /** Most tokens that a prompt and its answer may have together, where that is known. */
  windowTokens?: number | undefined;
  /** Whether it runs on one machine: it is asked for pieces, does not think first, and may read long before it begins to answer. */
  isSmall?: boolean | undefined;
  wait?: Wait | undefined;
};

/** A machine of one's own reads a prompt for minutes, and calls of other articles before it: so many times as long. */
const FIRST_PIECE_TIMES = 5;

function connect(options: ChatClientOptions): OpenAI {
  const { apiKey, baseUrl, isSmall, timeoutMs = DEFAULT_TIMEOUT_MS, fetch } = options;
  return new OpenAI({
    // The SDK insists on a key; a server without one is sent no Authorization header at all.
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    ...(apiKey ? {} : { defaultHeaders: { Authorization: null } }),
    baseURL: baseUrl ?? DEFAULT_BASE_URL,
    timeout: isSmall ? timeoutMs * FIRST_PIECE_TIMES : timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    ...(fetch && { fetch }),
  });
}

/** What a call cost, by the server's count; counted by its characters where the server gives none. */
function tokensOf({ usage, choices }: Partial<ChatCompletion>, promptTokens: number): CallTokens {
  return {
    tokensIn: usage?.prompt_tokens ?? promptTokens,
    tokensOut: usage?.completion_tokens ?? estimatedTokens(choices?.[0]?.message?.content ?? ''),
    tokensCached: usage?.prompt_tokens_details?.cached_tokens ?? 0,
  };
}

/** Whether a server said, before it asked its model anything, that it will not. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof APIError ? (error.status ?? 0) : 0;
  return status >= 400 && status < 500;
}

/** About how many tokens a text has, whatever the model. */
export function estimatedTokens(text: unknown): number {
  return Math.ceil(Buffer.byteLength(String(text)) / BYTES_PER_TOKEN);
}

/** Sends a request however the server wants it worded. Throws WritingError, or the run's signal's reason. */
export type Send = (request: StructuredRequest, run: Run, onContent: OnContent | undefined) => Promise<ChatCompletion>;

/** How requests reach a server. It learns which wording the server takes and remembers it for ten minutes. */
export function createSender(options: ChatClientOptions): Send {
  const openai = connect(options);
  const { wait = waitOnClock, timeoutMs = DEFAULT_TIMEOUT_MS, isSmall } = options;
  const firstTimeoutMs = isSmall ? timeoutMs * FIRST_PIECE_TIMES : timeoutMs;
  const refused = createRefusedFeatures();

  async function complete(
    body: ReturnType<typeof requestBody>,
    stream: ReturnType<typeof streamFields>,
    onContent: OnContent | undefined,
    run: Run,
  ): Promise<ChatCompletion> {
    const { signal, meter } = run;
    const promptTokens = estimatedTokens(body.messages.map(({ content }) => content).join(''));
    const ended = meter.begin(promptTokens);
    try {
      const completion =
        stream && onContent
          ? await streamedCompletion(openai, { ...body, ...stream }, { signal, timeoutMs, firstTimeoutMs, onContent })
          : await openai.chat.completions.create(body, { signal });
      ended(tokensOf(completion ?? {}, promptTokens));
      return completion;
    } catch (error) {
      ended(isRefusal(error) ? 'refused' : 'unanswered');
      throw error;
    }
  }

  return async (request, run, onContent) => {
    const { signal, onAskedToWait } = run;
    let shape = refused.shape();
    for (;;) {
      const body = requestBody(request, shape);
      const stream = streamFields(shape);
      try {
        const attempt = () => complete(body, stream, onContent, run);
        return await withRetries(attempt, { signal, wait, onAskedToWait });
      } catch (error) {
        signal.throwIfAborted();
        const simpler = simplerShape(error, shape);
        if (!simpler) {
          const failure = asWritingError(error, options.server);
          throw isTooLong(error) ? new TooLongError(failure) : failure;
        }
        refused.note(simpler);
        shape = { ...shape, [simpler.feature]: simpler.step };
      }
    }
  };
}
