import { isSpaced } from '@/lib/constants/options.ts';
import { inAllLanguages, lintWords } from '@/lib/languages/words.ts';
import { SYSTEM_RULES } from '../../calls/rules.ts';
import { outsideCode } from '../../evidence/citations.ts';

const any = (kind: 'referenceHeadings' | 'sourceLabels' | 'citationPleas' | 'and' | 'see' | 'others') =>
  inAllLanguages((language) => lintWords(language)[kind]);

const REFERENCES = any('referenceHeadings');

/** A line of a reference list: with a mark, a year, an address or "et al." */
const ENTRY =
  '[^\\S\\n]*(?:(?:[-*•]|\\[\\^?\\d{1,3}\\]|\\d{1,3}[.)、]|[¹²³⁴⁵⁶⁷⁸⁹])\\s*\\S[^\\n]*|[^\\n]*(?:[(（](?:19|20)\\d{2}|https?:|www\\.|et al)[^\\n]*)';

const AND = `(?:&|${any('and')})`;
const OTHERS = any('others');
const NAME = "\\p{Lu}[\\p{L}'’-]+";
const AUTHORS = `${NAME}(?:,? ${AND} ${NAME}|,? (?:${OTHERS}))*`;
const YEAR = '(?:19|20)\\d{2}[a-z]?';
const PAGE = '(?:,? ?(?:pp?|S|с)\\. ?\\d+(?:[-–]\\d+)?)?';

const PROMPT_LABEL =
  '(?:Task: (?:plan|search|write|choose|prove|recheck|cut|grow|section|translate|translate frame|translation check|judge)$|Mark: [0-9a-f]{8,}|Register: [^\\n]*(?:\\(such as |from the first sentence to the last)|Length: \\d+ words|Language: [^\\n]*\\([a-z]{2}|Write all of your answer in )';

const PROMPT_LEAKS = [
  /<<<([A-Z]+(?: \w+)*) (\w{12,})\n[\s\S]*?\n\1 \2>>>/g,
  /<<<[A-Z]{4,}(?: \d+)?(?: [0-9a-f]{8,})?|[A-Z]{4,}(?: \d+)? [0-9a-f]{8,}>>>/g,
  new RegExp(`^[^\\S\\n]*${PROMPT_LABEL}[^\\n]*$`, 'gm'),
];

const REFERENCE_LISTS = [
  new RegExp(
    `^[^\\S\\n]*(?:#{1,6} ?)?[*_]{0,2}(?:${REFERENCES})[*_]{0,2} ?[:：]?[*_]{0,2}[^\\S\\n]*(?:\\n(?:\\s*\\n)?${ENTRY})+`,
    'gim',
  ),
  new RegExp(
    `^[^\\S\\n]*[*_]{0,2}(?:${REFERENCES})[*_]{0,2} ?[:：][^\\n]*(?:${YEAR}|https?:|www\\.|et al)[^\\n]*$`,
    'gim',
  ),
  /^[^\S\n]*(?:\[\^?\d{1,3}\]:|[¹²³⁴⁵⁶⁷⁸⁹]+[^\S\n])[^\n]*$/gm,
];

const INVENTED_CITATIONS = [
  new RegExp(` ?[(（［【[] ?(?:${any('sourceLabels')}) ?[:：][^\\])）］】\\n]{0,300}[\\])）］】]`, 'giu'),
  new RegExp(` ?[\\[(（【［] ?(?:${any('citationPleas')}) ?[\\])）】］]`, 'gi'),
];

/** "(Smith, 2021)", or a place and a year. */
const AUTHOR_YEAR = [
  new RegExp(`[([（](?:(?:${any('see')}) )?${AUTHORS}, ${YEAR}${PAGE}(?:; ${AUTHORS}, ${YEAR}${PAGE})*[)\\]）]`, 'u'),
  new RegExp(`[([（]${NAME}(?: ${AND} ${NAME}| (?:${OTHERS})) ${YEAR}[)\\]）]`, 'u'),
  /[(（](?:[\p{Script=Han}]{2,4}等?|\p{Lu}\p{L}+)[，、,] ?(?:19|20)\d{2}[)）]/u,
];

export const namesAuthorAndYear = (text: string): boolean => AUTHOR_YEAR.some((pattern) => pattern.test(text));

const SYSTEM_LINES = new Set(
  SYSTEM_RULES.split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter((line) => line.split(' ').length > 4),
);

const isPromptLine = (line: string) => SYSTEM_LINES.has(line.replace(/^\s*[-*] /, '').trim());

/**
 * A model's raw answer without lines of its prompt, written-out references and reference lists outside code; `note` is
 * told of these two.
 */
export const withoutRawFindings = (raw: string, note: (cut: string) => void = () => undefined): string =>
  outsideCode(raw, (text) => {
    const own = text.replace(/^.+$/gm, (line) => (isPromptLine(line) ? '' : line));
    const left = PROMPT_LEAKS.reduce((all, pattern) => all.replace(pattern, ''), own);
    return [...REFERENCE_LISTS, ...INVENTED_CITATIONS].reduce(
      (all, pattern) =>
        all.replace(pattern, (cut: string) => {
          note(cut.trim());
          return '';
        }),
      left,
    );
  });

const EMOJI =
  /[ \u00A0]?(?:[0-9#*]\uFE0F?\u20E3|\p{Regional_Indicator}{2}|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u2700-\u2712\u2728\u2753-\u2757\u2763\u2764\u2795-\u2797\u27A1])(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic}|[\u{E0020}-\u{E007F}])*)/gu;

/** UTF-8 that was read as Windows-1252: "Ã©" for "é", "â€™" for an apostrophe, "Ð¿" for "п". */
const MISREAD = /Ã[\u0080-\u00BF]|â€[\u0080-\u00BF™œ\u009D˜¦“”]|(?:[ÐÑ][^\sA-Za-z]){2}|ï¿½/;

const CAPITALS = /(?<!\p{L})\p{Lu}{2,}(?:['’]\p{Lu}+)?(?: \p{Lu}+(?:['’]\p{Lu}+)?){2,}(?!\p{L})/gu;

const LONG_WORD = 5;

export const withoutEmoji = (text: string): string => text.replace(EMOJI, '');

/** A text whose sentences end with one mark: "!" for "!!!", "?" for "?!?". */
export const withSingleMarks = (text: string): string =>
  text
    .replace(/([!?！？])[!?！？]+/g, (marks) => marks.match(/[?？]/)?.[0] ?? marks.charAt(0))
    .replace(/([。，、])\1+/g, '$1');

export const hasBrokenCharacters = (text: string): boolean => text.includes('\uFFFD') || MISREAD.test(text);

export const isShouting = (text: string): boolean =>
  (text.match(CAPITALS) ?? []).some((run) => {
    const lengths = run.split(' ').map(({ length }) => length);
    const many = lengths.filter((length) => length >= LONG_WORD - 1).length;
    return Math.max(...lengths) >= LONG_WORD && many * 2 >= lengths.length;
  });

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
