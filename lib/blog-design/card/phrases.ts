/** Full-width characters, which have their own fonts. */
export const WIDE_CHARACTER = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u;

const WIDE_RUN = new RegExp(`(${WIDE_CHARACTER.source}+)`, 'u');

/** An ending or a single character: what no line of Chinese or Japanese may begin with. */
const BOUND = /^(?:\p{scx=Hiragana}+|\p{scx=Han})$/u;

const OPENING = /(?:[\p{Ps}\p{Pi}]|« )$/u;
const CLOSING = /^[[\p{P}\p{S}\s]--[\p{Ps}\p{Pi}]]/v;
const ENDED = /[[\p{P}\p{S}\s]--[\p{Pe}\p{Pf}]]$/v;

/** Whether a line cannot break between a phrase and the next word. */
function belong(phrase: string, word: string): boolean {
  if (OPENING.test(phrase) || CLOSING.test(word)) return true;
  const areNarrow = !WIDE_CHARACTER.test(`${phrase.slice(-1)}${word[0]}`);
  return areNarrow ? !/\s$/.test(phrase) : BOUND.test(word) && !ENDED.test(phrase);
}

/** The pieces of a text that no line should break, as browsers do with `word-break: auto-phrase`. */
export function phrases(text: string, tag: string): string[] {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    const last = found.pop();
    if (last === undefined) found.push(segment);
    else found.push(...(belong(last, segment) ? [last + segment] : [last, segment]));
  }
  return found;
}

/** A text as alternating parts that need full-width fonts and parts that do not. */
export const scriptRuns = (text: string): string[] => text.split(WIDE_RUN).filter(Boolean);
