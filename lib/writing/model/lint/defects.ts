import { isSpaced } from '@/lib/constants/options.ts';
import { inAllLanguages, lintWords } from '@/lib/languages/words.ts';

const EMOJI =
  /[ \u00A0]?(?:[0-9#*]\uFE0F?\u20E3|\p{Regional_Indicator}{2}|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u2700-\u2712\u2728\u2753-\u2757\u2763\u2764\u2795-\u2797\u27A1])(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}])*)/gu;

/** UTF-8 that was read as Windows-1252: "Ã©" for "é", "â€™" for an apostrophe, "Ð¿" for "п". */
const MISREAD = /Ã[\u0080-\u00BF]|â€[\u0080-\u00BF™œ\u009D˜¦“”]|(?:[ÐÑ][^\sA-Za-z]){2}|ï¿½/;

const CAPITALS = /(?<!\p{L})\p{Lu}{2,}(?:['’]\p{Lu}+)?(?: \p{Lu}+(?:['’]\p{Lu}+)?){2,}(?!\p{L})/gu;

/** Abbreviations are shorter. */
const LONG_WORD = 5;

export function withoutEmoji(text: string): string {
  const plain = text.replace(EMOJI, '');
  return plain === text ? text : plain.trim();
}

/** A text whose sentences end with one mark: "!" for "!!!", "?" for "?!?". */
export function withSingleMarks(text: string): string {
  return text
    .replace(/([!?！？])[!?！？]+/g, (marks) => marks.match(/[?？]/)?.[0] ?? marks.charAt(0))
    .replace(/([。，、])\1+/g, '$1');
}

export const hasBrokenCharacters = (text: string): boolean => text.includes('\uFFFD') || MISREAD.test(text);

/** Whether a text has a run of words in capitals that are not abbreviations. */
export function isShouting(text: string): boolean {
  return (text.match(CAPITALS) ?? []).some((run) => {
    const lengths = run.split(' ').map(({ length }) => length);
    const many = lengths.filter((length) => length >= LONG_WORD - 1).length;
    return Math.max(...lengths) >= LONG_WORD && many * 2 >= lengths.length;
  });
}

const GAP_WORDS = inAllLanguages((language) => (isSpaced(language) ? lintWords(language).gapWords : undefined));
const GAP_WORDS_CJK = inAllLanguages((language) => (isSpaced(language) ? undefined : lintWords(language).gapWords));
const PERCENT = inAllLanguages((language) => lintWords(language).percent);

const PLACEHOLDERS: readonly RegExp[] = [
  /\{\{[^{}\n]{1,80}\}\}|(?<![$\p{L}\p{N}])\{[\p{L}_ -]{2,40}\}/u,
  new RegExp(`[\\[［](?:${GAP_WORDS})(?:[ :_-][^\\]］]{0,80})?[\\]］]`, 'iu'),
  new RegExp(`[\\[［【](?:${GAP_WORDS_CJK})[^\\]］】]{0,40}[\\]］】]`, 'u'),
  /\b(?:TODO|TBD|FIXME|TKTK)\b(?=\s*[:：)\]]|[.!。]?$)|[[(（]\s*(?:TODO|TBD)\b|^(?:TODO|TBD)\b/,
  /\blorem ipsum\b/i,
  new RegExp(`(?<!\\p{L})[XХ]{1,3} ?(?:[%％]|${PERCENT})`, 'u'),
  /[$€£¥]X{1,3}\b|\b(?:19|20)XX\b|_{4,}/,
];

export const hasPlaceholder = (sentence: string): boolean =>
  PLACEHOLDERS.some((placeholder) => placeholder.test(sentence));
