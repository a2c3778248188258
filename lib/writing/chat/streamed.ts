import { APIConnectionTimeoutError, type OpenAI } from 'openai';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';

import { NotStreamedError } from './failure.ts';

/** A stream's answer as a whole completion. */
function collected(
  chunk: ChatCompletionChunk,
  { content, refusal }: { content: string; refusal: string },
  finish: string | null,
  usage: ChatCompletion['usage'],
): ChatCompletion {
  const message = { role: 'assistant', content, refusal: refusal || null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
  return { ...chunk, object: 'chat.completion', choices, usage } as ChatCompletion;
}

/**
 * Reads a streamed completion to its end.
 * @param onContent receives the answer so far whenever it grows
 * @param timeoutMs longest wait for the next piece
 * @param firstTimeoutMs longest wait for the first piece
 * @throws the SDK's errors; APIConnectionTimeoutError when the stream stalls
 */
export async function streamedCompletion(
  openai: OpenAI,
  body: ChatCompletionCreateParamsStreaming,
  {
    signal,
    timeoutMs,
    firstTimeoutMs,
    onContent,
  }: { signal: AbortSignal; timeoutMs: number; firstTimeoutMs: number; onContent: (content: string) => void },
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
      if (!choice?.delta?.content) continue;
      said.content += choice.delta.content;
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
  return collected(last, said, finish, usage);
}
