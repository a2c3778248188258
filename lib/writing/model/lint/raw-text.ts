import { inAllLanguages, lintWords } from '@/lib/languages/words.ts';
import { SYSTEM_RULES } from '../../calls/rules.ts';

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
  '(?:Task: (?:plan|search|write|check|edit|extras|reword|grow|section|translate|translate frame|compare|judge)$|Mark: [0-9a-f]{8,}|Sections: \\d|Register: [^\\n]*(?:\\(such as |from the first sentence to the last)|Length: \\d+ words|Language: [^\\n]*\\([a-z]{2}|Heading: |Covers: |Comes (?:after|before): |Write all of your answer in |Stay within ten per cent)';

/** Units whose powers are not footnotes: m², km³. */
const POWER_BASE = '(?<!(?:^|[^\\p{L}])(?:[kcdmµ]?m|ft|in|yd|mi|s|x|y|r|n))';

const PROMPT_LEAKS = [
  /<<<([A-Z]+(?: \w+)*) (\w{12,})\n[\s\S]*?\n\1 \2>>>/g,
  /<<<[A-Z]*(?: \d+)?(?: [0-9a-f]{8,})?|(?:[A-Z]{4,}(?: \d+)? [0-9a-f]{8,})?>>>/g,
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
  /^[^\S\n]*(?:\[\^\d{1,3}\]:|[¹²³⁴⁵⁶⁷⁸⁹]\s?)[^\n]*$/gm,
];

const INVENTED_CITATIONS = [
  new RegExp(` ?[(（［【[] ?(?:${any('sourceLabels')}) ?[:：][^\\])）］】\\n]{0,300}[\\])）］】]`, 'giu'),
  new RegExp(` ?[\\[(（【［] ?(?:${any('citationPleas')}) ?[\\])）】］]`, 'gi'),
  new RegExp(
    ` ?[([（](?:(?:${any('see')}) )?${AUTHORS}, ${YEAR}${PAGE}(?:; ${AUTHORS}, ${YEAR}${PAGE})*[)\\]）]`,
    'gu',
  ),
  new RegExp(` ?[([（]${NAME}(?: ${AND} ${NAME}| (?:${OTHERS})) ${YEAR}[)\\]）]`, 'gu'),
  /[(（](?:[\p{Script=Han}]{2,4}等?|\p{Lu}\p{L}+)[，、,] ?(?:19|20)\d{2}[)）]/gu,
  new RegExp(`(?<=[\\p{L}”"»’)」』]{2}[.,;。，]?)${POWER_BASE}[¹²³⁴-⁹]+(?![\\p{L}\\p{N}/])`, 'gu'),
];

const CUTS = [...PROMPT_LEAKS, ...REFERENCE_LISTS, ...INVENTED_CITATIONS];

const SYSTEM_LINES = new Set(
  SYSTEM_RULES.split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter((line) => line.split(' ').length > 4),
);

const isPromptLine = (line: string) => SYSTEM_LINES.has(line.replace(/^\s*[-*] /, '').trim());

/** A model's raw answer without lines of its prompt, written-out references and reference lists. */
export function withoutRawFindings(raw: string): string {
  const own = raw.replace(/^.+$/gm, (line) => (isPromptLine(line) ? '' : line));
  return CUTS.reduce((left, pattern) => left.replace(pattern, ''), own);
}
