import type { ChatRequest } from './contract.ts';
import { invalidRequest, type OpenAIError } from './openai-error.ts';

/**
 * Pieces that tokenizers of open models make at least of a text: four Latin letters, two of other alphabets, one Chinese or
 * Japanese character, three digits, and every mark.
 */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[a-z]{1,4}|\p{Script=Latin}{1,2}|\p{L}{1,2}|\p{N}{1,3}|[^\s\p{L}\p{N}]|\n+/giu;

/** Tokens of a text as a server with a small model counts them. */
export function countTokens(text: string): number {
  return text.match(PIECES)?.length ?? 0;
}

/** Tokens of all that a request has a model read, the form of the answer included. */
export function requestTokens({ messages, schema }: Pick<ChatRequest, 'messages' | 'schema'>): number {
  const texts = [...messages.map(({ content }) => content), schema ? JSON.stringify(schema) : ''];
  return texts.reduce((sum, text) => sum + countTokens(text), 0);
}

/** The error for a request that does not fit the window with its answer; undefined where it fits. */
export function windowError(request: ChatRequest, windowTokens: number): OpenAIError | undefined {
  const prompt = requestTokens(request);
  const answer = Number.isFinite(request.maxTokens) ? request.maxTokens : 1;
  if (prompt + answer <= windowTokens) return undefined;
  return invalidRequest(
    `This model's maximum context length is ${windowTokens} tokens. However, you requested ${prompt + answer} tokens (${prompt} in the messages, ${answer} in the completion). Please reduce the length of the messages or completion.`,
    'messages',
    'context_length_exceeded',
  );
}
