import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';

/** Tokens per character by the first pattern that matches: upper bounds for whole texts, since tokenizers differ. */
const TOKENS_PER_CHARACTER: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1.2],
  [/[a-z ]/i, 0.32],
  [/[\p{Script=Latin}\p{M}]/u, 0.7],
  [/\p{L}/u, 0.5],
  [/\n/, 0.6],
];

/** Digits, punctuation and the rest. */
const OTHERWISE = 1;

const ofCharacter = (character: string): number =>
  TOKENS_PER_CHARACTER.find(([pattern]) => pattern.test(character))?.[1] ?? OTHERWISE;

/** Prompts are mostly ASCII and counted often. */
const OF_ASCII = Array.from({ length: 128 }, (_, code) => ofCharacter(String.fromCharCode(code)));

/** Upper bound of a text's tokens for any model. */
export function mostTokensOf(text: string): number {
  let tokens = 0;
  for (const character of text) {
    tokens += OF_ASCII[character.charCodeAt(0)] ?? ofCharacter(character);
  }
  return Math.ceil(tokens);
}

/** Tokens of the JSON around an answer's texts. */
const ANSWER_FRAME = 60;

/** Upper bound of an answer's tokens, thinking excluded. */
export function answerTokens(words: number, language: Language): number {
  return Math.ceil(words * proseWords(language).tokensPerWord.most) + ANSWER_FRAME;
}

/** Tokens of the server's chat template. */
export const CHAT_TEMPLATE_TOKENS = 64;
