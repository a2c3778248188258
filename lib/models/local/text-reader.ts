import type { LlamaModel, Token } from 'node-llama-cpp';

/** Preceding tokens that decide whether a token begins with a space. */
const CONTEXT = 8;

/** Ends a text whose last character is incomplete. */
const UNFINISHED = '\uFFFD';
const MOST_BYTES = 4;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Converts tokens to text, in whole characters.
 * @param endsWithJson whether the text is a single JSON object
 */
export function textReader(model: Pick<LlamaModel, 'detokenize'>, endsWithJson: boolean) {
  let pending: Token[] = [];
  let before: Token[] = [];
  let text = '';
  return {
    /** Adds a token and returns the new text; empty within a character. */
    add(token: Token): string {
      pending.push(token);
      const piece = model.detokenize(pending, false, before);
      if (piece.endsWith(UNFINISHED) && pending.length < MOST_BYTES) return '';
      before = [...before, ...pending].slice(-CONTEXT);
      pending = [];
      text += piece;
      return piece;
    },
    /** Whether the JSON object is complete; grammars allow whitespace after it. */
    isWhole: () => endsWithJson && text.endsWith('}') && isJson(text),
  };
}
