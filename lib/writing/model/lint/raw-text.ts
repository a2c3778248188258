import { SYSTEM_RULES } from '../prompts/rules.ts';
import type { Finding, FindingKind } from './finding.ts';

/** Headings of lists of references, in the languages that articles are written in. */
const REFERENCES =
  '(?:list of )?references|sources(?: cited)?|works cited|bibliography|further reading|footnotes|' +
  'quellen(?:angaben|verzeichnis)?|literatur(?:verzeichnis)?|einzelnachweise|fußnoten|weiterführende literatur|' +
  'références|sources et références|bibliographie|notes de bas de page|' +
  'referencias|fuentes|bibliografía|notas al pie|riferimenti(?: bibliografici)?|fonti|bibliografia|note a piè di pagina|' +
  'referências|fontes|notas de rodapé|источники|список литературы|литература|ссылки|примечания|' +
  '参考文献|参考资料|资料来源|来源|引用|脚注|出典|参照|参考資料';

/** A line as lists of references have them: with a mark, a year, an address, or "et al." */
const ENTRY =
  '[^\\S\\n]*(?:(?:[-*•]|\\[\\^?\\d{1,3}\\]|\\d{1,3}[.)、]|[¹²³⁴⁵⁶⁷⁸⁹])\\s*\\S[^\\n]*|[^\\n]*(?:[(（](?:19|20)\\d{2}|https?:|www\\.|et al)[^\\n]*)';

const SOURCE_LABEL =
  'sources?|references?|refs?|quellen?|réf(?:érences?)?|fuentes?|fonti|fontes?|referencias?|источник(?:и)?|来源|资料来源|出典|参考';
const PLEAS =
  'citation needed|source needed|beleg fehlt|quelle fehlt|référence nécessaire|cita requerida|senza fonte|citazione necessaria|carece de fontes|citação necessária|источник не указан|来源请求|需要引用|要出典';
const NAME = "\\p{Lu}[\\p{L}'’-]+";
const AUTHORS = `${NAME}(?:(?:,? (?:&|and|und|et|y|e|и) ${NAME})|,? et al\\.?|,? и др\\.)*`;
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
    new RegExp(` ?[(（［【[] ?(?:${SOURCE_LABEL}) ?[:：][^\\])）］】\\n]{0,300}[\\])）］】]`, 'giu'),
  ],
  ['invented-citation', new RegExp(` ?[\\[(（【［] ?(?:${PLEAS}) ?[\\])）】］]`, 'gi')],
  [
    'invented-citation',
    new RegExp(
      ` ?[([（](?:(?:see|cf\\.|vgl\\.|siehe|voir|véase|см\\.) )?${AUTHORS}, ${YEAR}${PAGE}(?:; ${AUTHORS}, ${YEAR}${PAGE})*[)\\]）]`,
      'gu',
    ),
  ],
  [
    'invented-citation',
    new RegExp(` ?[([（]${NAME}(?: (?:&|and|und|et|y|e|и) ${NAME}| et al\\.?| и др\\.) ${YEAR}[)\\]）]`, 'gu'),
  ],
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
