import type { ChatClientOptions } from '../../chat/transport.ts';

/** What is asked of a model for one article. */
export type Limits = {
  /** Most words of text that one answer may have. */
  words: number;
  /** Most words of a plan. */
  planWords: number;
  /** Most tokens of sources that every call may carry. */
  sourceTokens: number;
  /** Most characters of passages beside the claims of one check; 0 where there is no room to check. */
  claimCharacters: number;
  /** Whether the model edits the whole article. */
  hasEditor: boolean;
  /** Whether what stands beside the article is written. */
  hasExtras: boolean;
};

/** A longer answer loses its thread or is cut off. */
const MOST_WORDS = 1300;
/** Small models lose the thread earlier. */
const SMALL_WORDS = 250;
/** An answer may take about a quarter of the window, of three tokens a word. */
const WINDOW_TOKENS_PER_WORD = 12;

/** A plan is asked for with a long task and a large schema. */
const WINDOW_TOKENS_PER_PLAN_WORD = 11;

const SOURCE_TOKENS = 30_000;
const SOURCE_SHARE = 1 / 3;

/** In smaller windows whole articles cannot be read again, nor passages beside many claims. */
const ROOM_TO_READ_AGAIN = 8000;

const CLAIM_CHARACTERS = 30_000;
const CLAIM_CHARACTERS_PER_TOKEN = 0.5;

/** What a model is asked for: small ones do without an editor, whose judgement they lack and whose reading takes them minutes. */
export function limitsFor({
  isSmall = false,
  windowTokens = Number.POSITIVE_INFINITY,
}: Pick<ChatClientOptions, 'isSmall' | 'windowTokens'>): Limits {
  const canReadAgain = windowTokens >= ROOM_TO_READ_AGAIN;
  return {
    words: Math.min(isSmall ? SMALL_WORDS : MOST_WORDS, Math.floor(windowTokens / WINDOW_TOKENS_PER_WORD)),
    planWords: Math.floor(windowTokens / WINDOW_TOKENS_PER_PLAN_WORD),
    sourceTokens: Math.min(SOURCE_TOKENS, Math.floor(windowTokens * SOURCE_SHARE)),
    claimCharacters: canReadAgain ? Math.min(CLAIM_CHARACTERS, windowTokens * CLAIM_CHARACTERS_PER_TOKEN) : 0,
    hasEditor: !isSmall && canReadAgain,
    hasExtras: canReadAgain,
  };
}
