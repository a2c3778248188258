import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';

/**
 * Most tokens that a character counts for, by what it is: the first that matches. Tokenizers of open models differ; these are
 * above what they need for whole texts.
 */
const TOKENS_PER_CHARACTER: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1.2],
  [/[a-z ]/i, 0.32],
  [/[\p{Script=Latin}\p{M}]/u, 0.7],
  [/\p{L}/u, 0.5],
  [/\n/, 0.6],
];

/** Digits, marks and all else stand for themselves. */
const OTHERWISE = 1;

const ofCharacter = (character: string): number =>
  TOKENS_PER_CHARACTER.find(([pattern]) => pattern.test(character))?.[1] ?? OTHERWISE;

/** Most characters are among these, and prompts are counted often. */
const OF_ASCII = Array.from({ length: 128 }, (_, code) => ofCharacter(String.fromCharCode(code)));

/** At most how many tokens a text has, whatever the model: more for scripts that tokenizers know less well. */
export function mostTokensOf(text: string): number {
  let tokens = 0;
  for (const character of text) {
    tokens += OF_ASCII[character.charCodeAt(0)] ?? ofCharacter(character);
  }
  return Math.ceil(tokens);
}

/** Of an answer's JSON around its texts. */
const ANSWER_FRAME = 60;

/** At most how many tokens an answer of so many words needs, without any thinking before it. */
export function answerTokens(words: number, language: Language): number {
  return Math.ceil(words * proseWords(language).tokensPerWord.most) + ANSWER_FRAME;
}

/** What a server puts around the messages and the form of the answer. */
export const CHAT_TEMPLATE_TOKENS = 64;
