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

/** Estimate for servers that do not count tokens. */
const BYTES_PER_TOKEN = 4;

/** Shared by the calls of one article. */
export type Run = {
  signal: AbortSignal;
  /** The article's. */
  language: Language;
  /** From `newFenceMark`: fences the texts of others. */
  fenceMark: string;
  meter: UsageMeter;
  /** Receives the pause that the server asks for, in milliseconds. */
  onAskedToWait?: ((milliseconds: number) => void) | undefined;
};

/** Receives the answer so far whenever it grows. */
export type OnContent = (content: string) => void;

/** How to reach a model server: OpenAI's without `baseUrl`, no key without `apiKey`. */
export type ChatClientOptions = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model: string;
  /** Longest wait for an answer, or for the next piece of a streamed one, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Replaces the network. */
  fetch?: typeof globalThis.fetch | undefined;
  /** The server's name for users. */
  server?: string | undefined;
  /** Context window, where known. */
  windowTokens?: number | undefined;
  /** Whether it runs on one machine: it streams, does not reason, and may take long to read a prompt. */
  isSmall?: boolean | undefined;
  wait?: Wait | undefined;
};

/** Timeout factor of a small model's first piece: it reads a prompt for minutes, after those of other articles. */
const FIRST_PIECE_TIMES = 5;

function connect(options: ChatClientOptions): OpenAI {
  const { apiKey, baseUrl, isSmall, timeoutMs = DEFAULT_TIMEOUT_MS, fetch } = options;
  return new OpenAI({
    // The SDK requires a key; a server without one gets no Authorization header.
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

/** Tokens of a call by the server's count, else estimated. */
function tokensOf({ usage, choices }: Partial<ChatCompletion>, promptTokens: number): CallTokens {
  return {
    tokensIn: usage?.prompt_tokens ?? promptTokens,
    tokensOut: usage?.completion_tokens ?? estimatedTokens(choices?.[0]?.message?.content ?? ''),
    tokensCached: usage?.prompt_tokens_details?.cached_tokens ?? 0,
  };
}

/** Whether a server refused a request before its model read it. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof APIError ? (error.status ?? 0) : 0;
  return status >= 400 && status < 500;
}

/** Estimated tokens of a text for any model. */
export function estimatedTokens(text: unknown): number {
  return Math.ceil(Buffer.byteLength(String(text)) / BYTES_PER_TOKEN);
}

/**
 * Opens a sender of requests in the shape that the server accepts, which it remembers for ten minutes.
 * The sender throws WritingError, or the run's signal's reason.
 */
export function createSender(options: ChatClientOptions) {
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

  return async (request: StructuredRequest, run: Run, onContent: OnContent | undefined): Promise<ChatCompletion> => {
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
