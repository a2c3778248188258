import { isSpaced } from '@/lib/constants/options.ts';
import { inAllLanguages, lintWords } from '@/lib/languages/words.ts';

/** First words of gaps to fill in. */
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

/** Whether a sentence has a gap to fill in. */
export function hasPlaceholder(sentence: string): boolean {
  return PLACEHOLDERS.some((placeholder) => placeholder.test(sentence));
}
