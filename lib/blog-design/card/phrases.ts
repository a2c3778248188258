import { WIDE_CHARACTER } from '../fonts/scripts.ts';

const WIDE_RUN = new RegExp(`(${WIDE_CHARACTER.source}+)`, 'u');

/** An ending or a single character: what no line of Chinese or Japanese may begin with. */
const BOUND = /^(?:\p{scx=Hiragana}+|\p{scx=Han})$/u;

const OPENING = /(?:[\p{Ps}\p{Pi}]|« )$/u;
const CLOSING = /^[[\p{P}\p{S}\s]--[\p{Ps}\p{Pi}]]/v;
const ENDED = /[[\p{P}\p{S}\s]--[\p{Pe}\p{Pf}]]$/v;

/** Whether a line cannot break between a phrase and the next word. */
function belong(phrase: string, word: string): boolean {
  if (OPENING.test(phrase) || CLOSING.test(word)) return true;
  // Thai has no spaces between words.
  if (/\p{sc=Thai}$/u.test(phrase) && /^\p{sc=Thai}/u.test(word)) return false;
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

const RTL_LETTER = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** Whether a text's first letter is written from right to left. */
export const isRightToLeft = (text: string): boolean => RTL_LETTER.test(/\p{L}/u.exec(text)?.[0] ?? '');

/** Lowered and raised signs, which no face of ours has. */
export const SMALL_SIGN = /[\u2070-\u209c]/u;

const SMALL_RUN = new RegExp(`(${SMALL_SIGN.source}+)`, 'u');

/** Digits and Latin inside words of the other direction. */
const LTR_RUN = /([\p{N}\p{sc=Latin}]+(?:[.,:][\p{N}\p{sc=Latin}]+)*)/u;

const BRACKETS = '()[]{}<>«»';

/** Signs between words of the other direction, as the renderer draws them from left to right. */
const mirrored = (signs: string): string =>
  [...signs.replace(/[()[\]{}<>«»]/g, (sign) => BRACKETS[BRACKETS.indexOf(sign) ^ 1] ?? sign)].reverse().join('');

/** A phrase as parts of one script, direction and height. */
export function scriptRuns(text: string, isRtl = false): string[] {
  const parts = text
    .split(WIDE_RUN)
    .flatMap((part) => part.split(SMALL_RUN))
    .filter(Boolean);
  if (!isRtl) return parts;
  const runs = parts.flatMap((part) => part.split(LTR_RUN)).filter(Boolean);
  return runs.map((run) => (/[\p{L}\p{N}]/u.test(run) ? run : mirrored(run)));
}

type Group = { isRtl: boolean; phrases: string[] };

/** Phrases in groups of one direction, each of which keeps its own order in a line of the other. */
export function directions(text: string, tag: string): Group[] {
  const groups: Group[] = [];
  const base = isRightToLeft(text);
  for (const phrase of phrases(text, tag)) {
    const last = groups.at(-1);
    const isRtl = /\p{L}/u.test(phrase) ? RTL_LETTER.test(phrase) : base;
    if (last?.isRtl === isRtl) last.phrases.push(phrase);
    else groups.push({ isRtl, phrases: [phrase] });
  }
  return groups.map((group) => (group.isRtl === base ? group : spaceFirst(group)));
}

/** The space after a group of the other direction stands on the side where the group begins. */
function spaceFirst({ isRtl, phrases: [first = '', ...rest] }: Group): Group {
  const all = [first, ...rest];
  const last = all.at(-1) ?? '';
  if (last.trimEnd() === last) return { isRtl, phrases: all };
  const trimmed = all.with(-1, last.trimEnd());
  return { isRtl, phrases: trimmed.with(0, ` ${trimmed[0]}`) };
}
