import { inAllLanguages, lintWords } from '@/lib/languages/words.ts';
import { SYSTEM_RULES } from '../prompts/rules.ts';
import type { Finding, FindingKind } from './finding.ts';

const any = (kind: 'referenceHeadings' | 'sourceLabels' | 'citationPleas' | 'and' | 'see' | 'others') =>
  inAllLanguages((language) => lintWords(language)[kind]);

/** Headings of lists of references. */
const REFERENCES = any('referenceHeadings');

/** A line as lists of references have them: with a mark, a year, an address, or "et al." */
const ENTRY =
  '[^\\S\\n]*(?:(?:[-*•]|\\[\\^?\\d{1,3}\\]|\\d{1,3}[.)、]|[¹²³⁴⁵⁶⁷⁸⁹])\\s*\\S[^\\n]*|[^\\n]*(?:[(（](?:19|20)\\d{2}|https?:|www\\.|et al)[^\\n]*)';

const AND = `(?:&|${any('and')})`;
const OTHERS = any('others');
const NAME = "\\p{Lu}[\\p{L}'’-]+";
const AUTHORS = `${NAME}(?:,? ${AND} ${NAME}|,? (?:${OTHERS}))*`;
const YEAR = '(?:19|20)\\d{2}[a-z]?';
const PAGE = '(?:,? ?(?:pp?|S|с)\\. ?\\d+(?:[-–]\\d+)?)?';

/** Labels of our prompts, as lines of them begin. */
const PROMPT_LABEL =
  '(?:Task: (?:plan|search|write|check|edit|extras|reword|grow|section|translate|translate frame|compare|judge)$|Mark: [0-9a-f]{8,}|Sections: \\d|Register: [^\\n]*(?:\\(such as |from the first sentence to the last)|Length: \\d+ words|Language: [^\\n]*\\([a-z]{2}|Heading: |Covers: |Comes (?:after|before): |Write all of your answer in |Stay within ten per cent)';

const PATTERNS: readonly (readonly [FindingKind, RegExp])[] = [
  ['prompt-leak', /<<<([A-Z]+(?: \w+)*) (\w{12,})\n[\s\S]*?\n\1 \2>>>/g],
  ['prompt-leak', /<<<[A-Z]*(?: \d+)?(?: [0-9a-f]{8,})?|(?:[A-Z]{4,}(?: \d+)? [0-9a-f]{8,})?>>>/g],
  ['prompt-leak', new RegExp(`^[^\\S\\n]*${PROMPT_LABEL}[^\\n]*$`, 'gm')],
  [
    'reference-list',
    new RegExp(
      `^[^\\S\\n]*(?:#{1,6} ?)?[*_]{0,2}(?:${REFERENCES})[*_]{0,2} ?[:：]?[*_]{0,2}[^\\S\\n]*(?:\\n(?:\\s*\\n)?${ENTRY})+`,
      'gim',
    ),
  ],
  [
    'reference-list',
    new RegExp(
      `^[^\\S\\n]*[*_]{0,2}(?:${REFERENCES})[*_]{0,2} ?[:：][^\\n]*(?:${YEAR}|https?:|www\\.|et al)[^\\n]*$`,
      'gim',
    ),
  ],
  ['reference-list', /^[^\S\n]*(?:\[\^\d{1,3}\]:|[¹²³⁴⁵⁶⁷⁸⁹]\s?)[^\n]*$/gm],
  [
    'invented-citation',
    new RegExp(` ?[(（［【[] ?(?:${any('sourceLabels')}) ?[:：][^\\])）］】\\n]{0,300}[\\])）］】]`, 'giu'),
  ],
  ['invented-citation', new RegExp(` ?[\\[(（【［] ?(?:${any('citationPleas')}) ?[\\])）】］]`, 'gi')],
  [
    'invented-citation',
    new RegExp(
      ` ?[([（](?:(?:${any('see')}) )?${AUTHORS}, ${YEAR}${PAGE}(?:; ${AUTHORS}, ${YEAR}${PAGE})*[)\\]）]`,
      'gu',
    ),
  ],
  ['invented-citation', new RegExp(` ?[([（]${NAME}(?: ${AND} ${NAME}| (?:${OTHERS})) ${YEAR}[)\\]）]`, 'gu')],
  ['invented-citation', /[(（](?:[\p{Script=Han}]{2,4}等?|\p{Lu}\p{L}+)[，、,] ?(?:19|20)\d{2}[)）]/gu],
  ['invented-citation', /(?<=[\p{L}”"»’)」』]{2}[.,;。，]?)[¹²³⁴-⁹]+(?![\p{L}\p{N}/])/gu],
];

/** Units whose powers are no footnotes: m², km³. */
const POWER = /(?:^|[^\p{L}])(?:[kcdmµ]?m|ft|in|yd|mi|s|x|y|r|n)$/u;

const SYSTEM_LINES = new Set(
  SYSTEM_RULES.split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter((line) => line.split(' ').length > 4),
);

function promptLines(raw: string): { place: number; found: string }[] {
  return [...raw.matchAll(/^.*$/gm)]
    .filter(([line]) => SYSTEM_LINES.has(line.replace(/^\s*[-*] /, '').trim()))
    .map((match) => ({ place: match.index, found: match[0] }));
}

/**
 * What is to be cut from a model's answer before its marks are read: fences and lines of prompts, references that are
 * written out, and lists of them. Findings may overlap; their place is the character they begin at.
 */
export function lintRaw(raw: string): Finding[] {
  const patterns = PATTERNS.flatMap(([kind, pattern]) =>
    [...raw.matchAll(pattern)]
      .filter(
        (match) => !(/^[¹²³⁴-⁹]/.test(match[0]) && POWER.test(raw.slice(Math.max(0, match.index - 4), match.index))),
      )
      .map((match) => ({ kind, place: match.index, found: match[0] })),
  );
  const lines = promptLines(raw).map((line) => ({ kind: 'prompt-leak' as const, ...line }));
  return [...patterns, ...lines].map((found) => ({ remedy: 'cut', ...found }));
}

/** A model's answer without what `lintRaw` finds in it. */
export function withoutRawFindings(raw: string): string {
  const spans = lintRaw(raw).toSorted((a, b) => a.place - b.place);
  let kept = '';
  let end = 0;
  for (const { place, found } of spans) {
    kept += raw.slice(end, Math.max(end, place));
    end = Math.max(end, place + found.length);
  }
  return kept + raw.slice(end);
}
