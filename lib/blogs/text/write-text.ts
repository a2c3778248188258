import { type Inline, linkAddress, type TableBlock, type TextBlock } from './blocks.ts';
import { isSpace, nestRuns, opensBetween, type Run, runsOf } from './inline-runs.ts';
import { escapeCell, escapeLineStart, FENCE } from './parse-blocks.ts';
import { parseInline } from './parse-inline.ts';

const ALL_NUMBERS: ReadonlySet<number> = new Set(Array.from({ length: 1000 }, (_, number) => number));

/** Words, spaces, and the characters between them. */
const PIECES = /\s+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]+/gu;

const MARKS = ['strong', 'emphasis'] as const;
const SIGNS = { strong: '**', emphasis: '*' } as const;
const SPECIAL = /\\+|[*`[\]]|!$/g;

/**
 * Writes blocks in the format of parseTextBlocks, escaping text that would read as markup. Drops what the format cannot
 * express: empty blocks, line breaks in a line, marks around spaces; a mark inside a word moves to the word's start.
 */
export function writeTextBlocks(blocks: readonly TextBlock[]): string {
  return blocks.map(writeBlock).filter(Boolean).join('\n\n');
}

function writeBlock(block: TextBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.source ?? escapeLineStart(writeInlines(block.content));
    case 'heading':
      return after('### ', writeInlines(block.content));
    case 'quotation':
      return after('> ', writeInlines(block.content));
    case 'list':
      return block.items
        .map(({ content }) => writeInlines(content))
        .filter(Boolean)
        .map((item, at) => (block.ordered ? `${Math.min(at + 1, 999)}. ` : '- ') + item)
        .join('\n');
    case 'table':
      return writeTable(block);
    case 'code':
      return writeCode(block);
  }
}

const after = (mark: string, text: string) => text && mark + text;

/** A table, or paragraphs if it has only one column or no rows. */
function writeTable({ head, rows }: TableBlock): string {
  const cells = [head, ...rows.map((row) => row.cells)].map((row) => row.map(({ content }) => writeInlines(content)));
  if (head.length > 1 && rows.length > 0) {
    return cells.map((row) => `| ${row.map(escapeCell).join(' | ')} |`).join('\n');
  }
  return cells.flat().filter(Boolean).map(escapeLineStart).join('\n\n');
}

function writeCode({ language = '', text }: Extract<TextBlock, { kind: 'code' }>): string {
  const longest = Math.max(2, ...(text.match(/^[ \t]*`+[ \t]*$/gm) ?? []).map((row) => row.trim().length));
  const fence = '`'.repeat(longest + 1);
  const head = fence + language;
  return [FENCE.test(head) ? head : fence, text, fence].join('\n');
}

/** A line for parseInline, escaped only if it would be misread otherwise. */
function writeInlines(content: readonly Inline[]): string {
  const line = nestRuns(wordsOf(content));
  const bare = writeLine(line, (text) => text);
  const isRead = !FENCE.test(bare) && JSON.stringify(parseInline(bare, ALL_NUMBERS)) === JSON.stringify(line);
  return isRead ? bare : writeLine(line, escapeText);
}

/** The words of a line, with marks moved to where marks can start. */
function wordsOf(content: readonly Inline[]): Run[] {
  const runs = runsOf(content).flatMap(piecesOfRun);
  const first = runs.findIndex((run) => !isSpace(run));
  const words = first < 0 ? [] : runs.slice(first, runs.findLastIndex((run) => !isSpace(run)) + 1);
  for (let at = words.length - 1; at > 0; at -= 1) joinWord(words[at - 1] as Run, words[at] as Run);
  return words;
}

/** A run as words; drops invalid links, and links around citations. */
function piecesOfRun({ part, strong, emphasis, href }: Run): Run[] {
  const marks = { strong, emphasis, href: href && linkAddress(href) };
  if (part.kind === 'citation') {
    return [{ part: { kind: 'citation', number: part.number }, strong, emphasis, href: undefined }];
  }
  const text = oneLine(part.text);
  if (part.kind === 'code' && text.trim()) return [{ part: { kind: 'code', text }, ...marks }];
  return (text.match(PIECES) ?? []).map((piece) => ({ part: { kind: 'text', text: piece }, ...marks }));
}

const oneLine = (text: string) => text.replaceAll(/\r?\n/g, ' ');

/** Extends a mark inside a word to the whole word. */
function joinWord(before: Run, run: Run): void {
  if (before.part.kind !== 'text' || before.href !== run.href || isSpace(run)) return;
  const [last = ''] = [...before.part.text.slice(-2)].slice(-1);
  const first = run.part.kind === 'text' ? String.fromCodePoint(run.part.text.codePointAt(0) ?? 0) : '';
  if (opensBetween(last, first)) return;
  for (const mark of MARKS) before[mark] ||= run[mark];
}

type Escape = (text: string, next: string) => string;

/** Writes from the end, as escaping a backslash depends on the next character. */
function writeLine(content: readonly Inline[], escaped: Escape, next = ''): string {
  return content.reduceRight((written, part) => writePart(part, escaped, written.charAt(0) || next) + written, '');
}

function writePart(part: Inline, escaped: Escape, next: string): string {
  switch (part.kind) {
    case 'text':
      return escaped(part.text, next);
    case 'citation':
      return `[${part.number}]`;
    case 'code':
      return writeInlineCode(part.text);
    case 'link':
      return `[${writeLine(part.content, escaped, ']')}](${part.href})`;
    default:
      return SIGNS[part.kind] + writeLine(part.content, escaped, '*') + SIGNS[part.kind];
  }
}

/** Escapes every character that could be markup. */
const escapeText: Escape = (text, next) =>
  text.replace(SPECIAL, (sign, at: number) => {
    const end = at + sign.length;
    const isBeforePicture = next === '[' && text.slice(end) === '!';
    if (sign === '!') return next === '[' ? '\\!' : sign;
    if (!sign.startsWith('\\')) return `\\${sign}`;
    const following = text.charAt(end) || next || ' ';
    return '*`[]'.includes(following) || isBeforePicture ? sign + sign : sign;
  });

/** Inline code between more backticks than it contains in a row. */
export function writeInlineCode(text: string): string {
  if (!text.includes('`') && text === text.trim()) return `\`${text}\``;
  const lengths = (text.match(/`+/g) ?? []).map((row) => row.length);
  const fence = '`'.repeat(Math.max(1, ...lengths) + 1);
  return `${fence} ${text} ${fence}`;
}
