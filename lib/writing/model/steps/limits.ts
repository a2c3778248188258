import type { ChatClientOptions } from '../../chat/transport.ts';

/** Longer answers lose the thread or are cut off. */
const MOST_WORDS = 1300;
const SMALL_WORDS = 250;
/** An answer may take a quarter of the window at three tokens a word. */
const WINDOW_TOKENS_PER_WORD = 12;

/** A plan has a long task and a large schema. */
const WINDOW_TOKENS_PER_PLAN_WORD = 11;

const SOURCE_TOKENS = 30_000;
const SOURCE_SHARE = 1 / 3;

/** Smallest window that can hold a whole article, or passages beside many claims. */
const ROOM_TO_READ_AGAIN = 8000;

const CLAIM_CHARACTERS = 30_000;
const CLAIM_CHARACTERS_PER_TOKEN = 0.5;

/** Small models do not edit: they lack the judgment, and reading takes them minutes. */
export function limitsFor({
  isSmall = false,
  windowTokens = Number.POSITIVE_INFINITY,
}: Pick<ChatClientOptions, 'isSmall' | 'windowTokens'>) {
  const canReadAgain = windowTokens >= ROOM_TO_READ_AGAIN;
  return {
    /** Most words of an answer. */
    words: Math.min(isSmall ? SMALL_WORDS : MOST_WORDS, Math.floor(windowTokens / WINDOW_TOKENS_PER_WORD)),
    planWords: Math.floor(windowTokens / WINDOW_TOKENS_PER_PLAN_WORD),
    /** Most tokens of sources in every call. */
    sourceTokens: Math.min(SOURCE_TOKENS, Math.floor(windowTokens * SOURCE_SHARE)),
    /** Most characters of claims and passages in one check; 0 for no check. */
    claimCharacters: canReadAgain ? Math.min(CLAIM_CHARACTERS, windowTokens * CLAIM_CHARACTERS_PER_TOKEN) : 0,
    hasEditor: !isSmall && canReadAgain,
    hasExtras: canReadAgain,
  };
}

/** What a model can handle. */
export type Limits = ReturnType<typeof limitsFor>;
