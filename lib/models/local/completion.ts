import { randomUUID } from 'node:crypto';
import type { ChatRequest } from './chat-request.ts';

/** Finish reason and token counts of an answer. */
export type Outcome = {
  finish: 'stop' | 'length';
  promptTokens: number;
  /** Prompt tokens reused from the previous prompt. */
  cachedTokens: number;
  answerTokens: number;
};

/** Response bodies of one answer, whole or streamed. */
export type Completion = {
  whole: (content: string, outcome: Outcome) => object;
  first: () => object;
  piece: (content: string) => object;
  /** The last chunks. */
  end: (outcome: Outcome) => object[];
};

const usageOf = ({ promptTokens, cachedTokens, answerTokens }: Outcome) => ({
  prompt_tokens: promptTokens,
  completion_tokens: answerTokens,
  total_tokens: promptTokens + answerTokens,
  prompt_tokens_details: { cached_tokens: cachedTokens },
});

/** Formats the answer to a request as OpenAI does (chat.completion, chat.completion.chunk). */
export function completionOf({ model, withUsage }: ChatRequest): Completion {
  const common = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model };
  const chunk = (delta: object, finish: Outcome['finish'] | null = null) => ({
    ...common,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  });
  return {
    whole: (content, outcome) => ({
      ...common,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content, refusal: null },
          logprobs: null,
          finish_reason: outcome.finish,
        },
      ],
      usage: usageOf(outcome),
    }),
    first: () => chunk({ role: 'assistant', content: '' }),
    piece: (content) => chunk({ content }),
    end: (outcome) => [
      chunk({}, outcome.finish),
      ...(withUsage ? [{ ...chunk({}), choices: [], usage: usageOf(outcome) }] : []),
    ],
  };
}
