import type { ChatClientOptions } from './transport.ts';

/** What is asked of a model for one article. */
export type Limits = {
  /** Calls that may be under way at once. */
  calls: number;
  /** Most words of text that one call asks for. */
  words: number;
  /** Whether an editor reads the plan before it is written, and changes sentences of the draft. */
  hasEditor: boolean;
  /** Whether what stands beside the article is written: key points, questions, a description. */
  hasExtras: boolean;
  /** Most characters of passages with which claims are compared by the model; 0 leaves it to code. */
  claimCharacters: number;
};

const DEFAULT_CALLS = 8;

/** Small models lose the thread in longer texts. */
const SMALL_WORDS = 250;

/** In smaller windows whole articles cannot be read again, and passages not beside many claims. */
const ROOM_TO_READ_AGAIN = 8000;

const CLAIM_CHARACTERS = 30_000;

/** What a window has room for beside everything else, in characters of any script for each token. */
const CHARACTERS_PER_TOKEN = 0.5;

/**
 * What a model is asked for. Small ones write one call after the other and without an editor, whose judgement they lack and
 * whose reading takes them minutes; where the window is small, too, without what has to be read from a whole article.
 * @param maxParallel calls of one article that may be under way at once, where the model is not small
 */
export function limitsFor({
  isSmall = false,
  windowTokens = Number.POSITIVE_INFINITY,
  maxParallel = DEFAULT_CALLS,
}: Pick<ChatClientOptions, 'isSmall' | 'windowTokens'> & {
  maxParallel?: number | undefined;
}): Limits {
  const canReadAgain = windowTokens >= ROOM_TO_READ_AGAIN;
  return {
    calls: isSmall ? 1 : maxParallel,
    words: isSmall ? SMALL_WORDS : Number.POSITIVE_INFINITY,
    hasEditor: !isSmall,
    hasExtras: canReadAgain,
    claimCharacters: canReadAgain
      ? Math.min(CLAIM_CHARACTERS, windowTokens * CHARACTERS_PER_TOKEN)
      : 0,
  };
}
