import OpenAI, { APIError } from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { CallTokens, UsageMeter } from '../../usage.ts';
import { asWritingError } from './failure.ts';
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
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Sends the requests, where that is not the network. */
  fetch?: typeof globalThis.fetch | undefined;
  /** What its server is called in the sentence that says that it stopped answering. */
  server?: string | undefined;
  wait?: Wait | undefined;
};

function connect(options: ChatClientOptions): OpenAI {
  const { apiKey, baseUrl, timeoutMs = DEFAULT_TIMEOUT_MS, fetch } = options;
  return new OpenAI({
    // The SDK insists on a key; a server without one is sent no Authorization header at all.
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    ...(apiKey ? {} : { defaultHeaders: { Authorization: null } }),
    baseURL: baseUrl ?? DEFAULT_BASE_URL,
    timeout: timeoutMs,
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

function estimatedTokens(text: unknown): number {
  return Math.ceil(Buffer.byteLength(String(text)) / BYTES_PER_TOKEN);
}

/** Sends a request however the server wants it worded. Throws WritingError, or the run's signal's reason. */
export type Send = (
  request: StructuredRequest,
  run: Run,
  onContent: OnContent | undefined,
) => Promise<ChatCompletion>;

/** How requests reach a server. It learns which wording the server takes and remembers it for ten minutes. */
export function createSender(options: ChatClientOptions): Send {
  const openai = connect(options);
  const { wait = waitOnClock, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
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
          ? await streamedCompletion(
              openai,
              { ...body, ...stream },
              { signal, timeoutMs, onContent },
            )
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
        if (!simpler) throw asWritingError(error, options.server);
        refused.note(simpler);
        shape = { ...shape, [simpler.feature]: simpler.step };
      }
    }
  };
}
