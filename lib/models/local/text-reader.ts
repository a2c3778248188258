import type { LlamaModel, Token } from 'node-llama-cpp';

/** Tokens before one that decide whether it begins with a space. */
const CONTEXT = 8;

/** What a text ends with whose last character has not all of its bytes yet. */
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
 * Makes text of tokens, in whole characters.
 * @param endsWithJson whether the text is one JSON object and nothing else
 */
export function textReader(model: Pick<LlamaModel, 'detokenize'>, endsWithJson: boolean) {
  let pending: Token[] = [];
  let before: Token[] = [];
  let text = '';
  return {
    /** Gives what has become readable with a further token; empty inside a character. */
    add(token: Token): string {
      pending.push(token);
      const piece = model.detokenize(pending, false, before);
      if (piece.endsWith(UNFINISHED) && pending.length < MOST_BYTES) return '';
      before = [...before, ...pending].slice(-CONTEXT);
      pending = [];
      text += piece;
      return piece;
    },
    /** Whether it is at its end; what a grammar lets follow is not part of it. */
    isWhole: () => endsWithJson && text.endsWith('}') && isJson(text),
  };
}
