import { beginsWithDay } from '@/lib/text/sentences.ts';
import { outsideCode } from '../../evidence/citations.ts';

const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}，。、；：！？」』）]';
const BREAK_IN_CJK = new RegExp(`(?<=${CJK})\\n(?=${CJK})`, 'gu');

const DIVISION = /^\s*(?:#{1,2}|(?:[-*_=]\s*){3,})$/;
const TITLE = /^\s*#{1,2} /;
const BOLD_LINE = /^\s*(?:\*\*([^*]+)\*\*|__([^_]+)__)[:：]?\s*$/;

const BULLET = /^(\s*)(?:[-*+]\s+(?:\[[ x]\]\s+)?|[•‣▪●◦・]\s*)/;
const NUMBER = /^(\s*)(?:\((\d{1,2})[.)]\s+|(\d{1,2})、(?!\d)\s*|（(\d{1,2})）\s*)/;

const FENCE = /^\s*(?:(?:[-*+]|\d{1,3}[.)])\s+)?(`{3,}|~{3,})/;

const KINDS = [
  ['blank', /^\s*$/],
  ['row', /^\s*\|/],
  ['quotation', /^\s*>/],
  ['item', /^\s*(?:[-*+]|\d{1,3}[.)])\s/],
  ['indented', /^\s{2}/],
] as const;

const lineKind = (line: string) => KINDS.find(([, pattern]) => pattern.test(line))?.[0] ?? 'text';

/** Kinds of neighboring lines that Markdown would read as one block. */
const APART = ['row text', 'text row', 'quotation text', 'item text', 'indented text', 'text item'];

const DAY = /(?<=^\s*(?:[-*+•]\s+)?)(\d{1,2})(\.\s.*)$/;

const asItem = (line: string) =>
  line
    .replace(DAY, (text: string, day: string, rest: string) => (beginsWithDay(text) ? `${day}\\${rest}` : text))
    .replace(BULLET, '$1- ')
    .replace(NUMBER, (_, space: string, ...numbers: (string | undefined)[]) => `${space}${numbers.find(Boolean)}. `)
    .replace(/(?<=[a-z\d)\]])\*(?=[a-z\d([])/gi, '\\*')
    .replace(/(?<=[a-z\d)\]])\*\*(?=\d)/gi, '\\*\\*');

const STEP = /^(\d{1,2})[.)] /;

/** Lines in which what stands between two steps belongs to the first of them: a list would begin anew behind it. */
function withOngoingSteps(lines: readonly string[]): string[] {
  const ongoing = [...lines];
  let start = -1;
  let fence = '';
  for (const [at, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    const isCode = fence !== '' || mark !== '';
    if (mark) fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence;
    if (isCode) continue;
    if (/^#/.test(line)) start = -1;
    const [marker = '', number] = STEP.exec(line) ?? [];
    if (!number) continue;
    const [own = '', before] = STEP.exec(lines[start] ?? '') ?? [];
    const isNext = Number(number) === Number(before) + 1;
    const between = isNext ? lines.slice(start + 1, at) : [];
    // What is indented belongs to it already.
    if (between.some((each) => /^\S/.test(each))) {
      for (const [place, each] of between.entries())
        ongoing[start + 1 + place] = each && `${' '.repeat(own.length)}${each}`;
    }
    start = marker ? at : start;
  }
  return ongoing;
}

/** Loose Markdown, as weak models write it, as Markdown: titles become headings, lines that only divide go. */
export function asMarkdown(text: string): string {
  const lines: string[] = [];
  let fence = '';
  let before = 'blank';
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence || mark) {
      lines.push(line);
      if (!fence) fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      before = 'blank';
      continue;
    }
    const [, strong, other] = BOLD_LINE.exec(line) ?? [];
    const heading = strong ?? other;
    const plain = DIVISION.test(line) ? '' : heading ? `### ${heading}` : asItem(line.replace(TITLE, '### '));
    const kind = lineKind(plain);
    if (APART.includes(`${before} ${kind}`)) lines.push('');
    lines.push(plain);
    before = kind;
  }
  return outsideCode(withOngoingSteps(lines).join('\n'), (prose) => prose.replace(BREAK_IN_CJK, ''));
}
