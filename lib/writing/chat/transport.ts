import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import type { Language } from '@/lib/constants/options.ts';
import type { CallTokens, UsageMeter } from '../usage.ts';
import { contentText } from './answer.ts';
import { asWritingError, NotStreamedError, type Wait, waitOnClock, withRetries } from './failure.ts';
import { measuredCall } from './measured-call.ts';
import {
  createRefusedFeatures,
  requestBody,
  type Simpler,
  type StructuredRequest,
  simplerShape,
  streamFields,
} from './request-shape.ts';

export const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

const BYTES_PER_TOKEN = 4;

export type Run = {
  signal: AbortSignal;
  language: Language;
  /** From `newFenceMark`: fences the texts of others. */
  fenceMark: string;
  meter: UsageMeter;
  onAskedToWait?: ((milliseconds: number) => void) | undefined;
};

export type OnContent = (content: string) => void;

export type ChatClientOptions = {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  model: string;
  /** Longest wait for an answer, or for the next piece of a streamed one, in milliseconds. */
  timeoutMs?: number | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  server?: string | undefined;
  windowTokens?: number | undefined;
  /** Whether it runs on one machine: it streams, does not reason, and may take long to read a prompt. */
  isSmall?: boolean | undefined;
  wait?: Wait | undefined;
};

/** Timeout factor of a small model's first piece: it reads a prompt for minutes, after those of other articles. */
const FIRST_PIECE_TIMES = 5;

const connect = ({ apiKey, baseUrl, fetch }: ChatClientOptions, timeout: number): OpenAI =>
  new OpenAI({
    // The SDK requires a key; a server without one gets no Authorization header.
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    ...(apiKey ? {} : { defaultHeaders: { Authorization: null } }),
    baseURL: baseUrl ?? DEFAULT_BASE_URL,
    timeout,
    maxRetries: 0,
    logLevel: 'off',
    ...(fetch && { fetch }),
  });

type StreamLimits = { signal: AbortSignal; timeoutMs: number; firstTimeoutMs: number };

/** Reads a streamed completion to its end. @throws the SDK's errors; APIConnectionTimeoutError when the stream stalls. */
async function streamedCompletion(
  openai: OpenAI,
  body: ChatCompletionCreateParamsStreaming,
  { signal, timeoutMs, firstTimeoutMs }: StreamLimits,
  onContent: OnContent,
): Promise<ChatCompletion> {
  const silence = new AbortController();
  const watch = (ms: number) => setTimeout(() => silence.abort(), ms);
  let timer = watch(firstTimeoutMs);
  const said = { content: '', refusal: '' };
  let finish: string | null = null;
  let usage: ChatCompletion['usage'];
  let last: ChatCompletionChunk | undefined;
  try {
    const options = { signal: AbortSignal.any([signal, silence.signal]) };
    for await (const chunk of await openai.chat.completions.create(body, options)) {
      clearTimeout(timer);
      timer = watch(timeoutMs);
      last = chunk;
      usage = chunk.usage ?? usage;
      const [choice] = chunk.choices ?? [];
      finish = choice?.finish_reason ?? finish;
      said.refusal += choice?.delta?.refusal ?? '';
      const text = contentText(choice?.delta?.content);
      if (!text) continue;
      said.content += text;
      onContent(said.content);
    }
  } catch (error) {
    if (silence.signal.aborted) throw new APIConnectionTimeoutError();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  // The SDK ends an aborted stream without an error.
  signal.throwIfAborted();
  if (silence.signal.aborted) throw new APIConnectionTimeoutError();
  if (!last) throw new NotStreamedError();
  const message = { role: 'assistant', content: said.content, refusal: said.refusal || null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
  return { ...last, object: 'chat.completion', choices, usage } as ChatCompletion;
}

const usedTokens = ({ usage, choices }: Partial<ChatCompletion>, promptTokens: number): CallTokens => ({
  tokensIn: usage?.prompt_tokens ?? promptTokens,
  tokensOut: usage?.completion_tokens ?? estimatedTokens(contentText(choices?.[0]?.message?.content) ?? ''),
  tokensCached: usage?.prompt_tokens_details?.cached_tokens ?? 0,
});

function isRefusal(error: unknown): boolean {
  const status = error instanceof APIError ? (error.status ?? 0) : 0;
  return status >= 400 && status < 500;
}

export const estimatedTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

/** Opens a sender in the shape that the server accepts. @throws WritingError, or the run's signal's reason. */
export function createSender(options: ChatClientOptions) {
  const { wait = waitOnClock, timeoutMs = 120_000, isSmall, server } = options;
  const firstTimeoutMs = isSmall ? timeoutMs * FIRST_PIECE_TIMES : timeoutMs;
  const openai = connect(options, firstTimeoutMs);
  const refused = createRefusedFeatures();

  async function complete(
    body: ReturnType<typeof requestBody>,
    stream: ReturnType<typeof streamFields>,
    onContent: OnContent | undefined,
    { signal, meter }: Run,
  ): Promise<ChatCompletion> {
    const promptTokens = estimatedTokens(body.messages.map(({ content }) => content).join(''));
    const ended = meter.begin(promptTokens);
    try {
      const streamed = stream && { ...body, ...stream };
      return await measuredCall(body.model, async (note) => {
        const completion =
          streamed && onContent
            ? await streamedCompletion(openai, streamed, { signal, timeoutMs, firstTimeoutMs }, onContent)
            : await openai.chat.completions.create(body, { signal });
        const tokens = usedTokens(completion ?? {}, promptTokens);
        ended(tokens);
        note(tokens);
        return completion;
      });
    } catch (error) {
      ended(isRefusal(error) ? 'refused' : 'unanswered');
      throw error;
    }
  }

  return async (request: StructuredRequest, run: Run, onContent: OnContent | undefined): Promise<ChatCompletion> => {
    let shape = refused.shape();
    const steps: Simpler[] = [];
    for (;;) {
      const body = requestBody(request, shape);
      const stream = streamFields(shape);
      try {
        const completion = await withRetries(() => complete(body, stream, onContent, run), { ...run, wait });
        steps.forEach(refused.note);
        return completion;
      } catch (error) {
        run.signal.throwIfAborted();
        const simpler = simplerShape(error, shape, request.jsonSchema !== undefined);
        if (!simpler) throw asWritingError(error, server);
        steps.push(simpler);
        shape = { ...shape, [simpler.feature]: simpler.step };
      }
    }
  };
}
