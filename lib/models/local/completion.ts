import { randomUUID } from 'node:crypto';
import type { ChatRequest } from './chat-request.ts';

/** How an answer ended, and what it took. */
export type Outcome = {
  finish: 'stop' | 'length';
  promptTokens: number;
  /** Of the prompt, those that were known from the one before. */
  cachedTokens: number;
  answerTokens: number;
};

/** The bodies of one answer: of the whole one, and of the pieces of one that is streamed. */
export type Completion = {
  whole: (content: string, outcome: Outcome) => object;
  first: () => object;
  piece: (content: string) => object;
  /** The last pieces. */
  end: (outcome: Outcome) => object[];
};

const usageOf = ({ promptTokens, cachedTokens, answerTokens }: Outcome) => ({
  prompt_tokens: promptTokens,
  completion_tokens: answerTokens,
  total_tokens: promptTokens + answerTokens,
  prompt_tokens_details: { cached_tokens: cachedTokens },
});

/** The answer to a request in OpenAI's form (chat.completion and chat.completion.chunk). */
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
