/** Longest headline, subject phrase and comparison side, in units where a Chinese or Japanese character counts two. */
export const HEADLINE_LIMIT = 100;
export const SUBJECT_LIMIT = 60;
export const OPTION_LIMIT = 50;

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u;
const END_MARKS = /[\s.,;:!?…。、，；：！？·•\-–—]+$/u;
const QUOTED_WHOLE = /^["“”«»„'‘’「『《]+(.*?)["“”«»'‘’」』》]+$/u;
/** Where a long topic can be cut with most sense: after these. */
const CLAUSE_END = /[,;:.!?()–—，；：。、！？（）]|\s-\s/u;

/** Display width of a text: wide (Chinese, Japanese, Korean) characters count two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : 1;
  return width;
}

/**
 * A visitor's topic as one clean line: spaces collapsed, signs that mean something in our text forms (brackets, braces,
 * bars, markup) and control characters removed, quotation marks around the whole and final punctuation removed.
 */
export function cleanTopic(raw: string): string {
  const line = raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}[\]{}|<>`*_#\\^~]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const bare = line
    .replace(END_MARKS, '')
    .replace(QUOTED_WHOLE, '$1')
    .replace(END_MARKS, '')
    .trim();
  return bare || line;
}

/** The first sentence of a text, for topics that are whole briefs. Full stops inside words do not end it. */
export function firstSentence(text: string): string {
  const match = /^.{8,}?(?:[.!?…](?=\s)|[。！？])/u.exec(text);
  return match ? match[0].replace(END_MARKS, '') : text;
}

/** Removes words that cannot end a phrase ("the", "of", "and") from its end. */
function withoutDangling(phrase: string, smallWords: ReadonlySet<string>): string {
  let result = phrase.replace(END_MARKS, '');
  for (;;) {
    const match = /^(.*\S)\s+(\S+)$/u.exec(result);
    if (!match?.[1] || !smallWords.has((match[2] ?? '').toLocaleLowerCase())) return result;
    result = match[1].replace(END_MARKS, '');
  }
}

/** The longest beginning of a text within a width, cut between characters. */
function beginning(text: string, limit: number): string {
  let width = 0;
  let result = '';
  for (const character of text) {
    width += WIDE.test(character) ? 2 : 1;
    if (width > limit) break;
    result += character;
  }
  return result;
}

/**
 * A text no wider than `limit`: unchanged if it fits, else cut where it hurts least: at the end of a clause, before a
 * small word, between words, and only then inside a word (with an ellipsis).
 */
export function shortened(text: string, limit: number, smallWords: ReadonlySet<string>): string {
  if (widthOf(text) <= limit) return text;
  const start = beginning(text, limit);
  const least = start.length / 3;
  const clauses = [...start.matchAll(new RegExp(CLAUSE_END, 'gu'))].map((match) => match.index);
  const clause = clauses.filter((at) => at >= least).at(-1);
  if (clause !== undefined) return withoutDangling(start.slice(0, clause), smallWords);
  const spaces = [...start.matchAll(/\s/gu)].map((match) => match.index);
  if (/\s/u.test(text[start.length] ?? '')) spaces.push(start.length);
  const beforeSmall = spaces.filter((at) => {
    const next = /^\s(\S+)/u.exec(text.slice(at))?.[1] ?? '';
    return at >= start.length / 2 && smallWords.has(next.toLocaleLowerCase());
  });
  const cut = beforeSmall.at(-1) ?? spaces.filter((at) => at >= least).at(-1);
  if (cut !== undefined) return withoutDangling(start.slice(0, cut), smallWords);
  return `${beginning(text, limit - 1)}…`;
}
