import { lineText } from '@/lib/article/plain-text.ts';
import type { HtmlBlock } from '@/lib/article/read-html.ts';
import type { Block, ListItem } from '@/lib/article/tree.ts';

const MAX_TEXT_CHARACTERS = 60_000;

/** Characters that hide or reorder words: controls, direction overrides. Joiners of Persian and emoji stay. */
const INVISIBLE =
  /[\p{Bidi_Control}\p{Private_Use}\p{Noncharacter_Code_Point}\u{AD}\u{200B}\u{2060}-\u{2064}\u{FEFF}\u{E0000}-\u{E007F}]/gu;

/** A block of a page: lines that stand together, each with the mark of its form (`PageText`). */
export type PageBlock = string[];

/** One line of clean text: invisible characters gone, every run of white space or controls a space. */
export function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether a text says anything: it is not empty, and no ornament such as "* * *". */
function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** The start of a text, at most `limit` characters, cut between words where it has any. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  return text.slice(0, space > 0 ? space : limit).replace(/\p{Surrogate}$/u, '');
}

function rowLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Blocks as a page's text of at most 60,000 characters, with a blank line between them. The last line is whole. */
export function joinBlocks(blocks: readonly PageBlock[]): string {
  const lines = blocks.flatMap((block) => block.map((line, at) => ({ line, gap: at === 0 ? '\n\n' : '\n' })));
  const parts: string[] = [];
  let length = 0;
  for (const { line, gap } of lines) {
    const part = length === 0 ? line : gap + line;
    if (length + part.length > MAX_TEXT_CHARACTERS) {
      if (length < MAX_TEXT_CHARACTERS / 2) parts.push(part);
      break;
    }
    parts.push(part);
    length += part.length;
  }
  return shorten(parts.join(''), MAX_TEXT_CHARACTERS);
}

const codeLines = (value: string) =>
  value.split('\n').flatMap((line) => {
    const indent = /^\s*/.exec(line)?.[0].replace(/\t/g, '    ').replace(/\s/g, '\u00a0');
    return line.trim() ? [`- ${indent}${line.trim()}`] : [];
  });

function itemLines({ children }: ListItem): string[] {
  const isBelow = (block: Block) => block.type === 'list' || block.type === 'code';
  const line = tidy(
    children
      .filter((block) => !isBelow(block))
      .flatMap(blockLines)
      .flat()
      .join(' '),
  );
  const below = children.filter(isBelow).flatMap(blockLines).flat();
  return [...(hasWords(line) ? [`- ${line}`] : []), ...below];
}

function blockLines(block: HtmlBlock | Block): PageBlock[] {
  switch (block.type) {
    case 'heading':
      return worded([`${block.depth > 2 ? '###' : '##'} ${tidy(lineText(block.children))}`]);
    case 'list':
      return worded(block.children.flatMap(itemLines));
    case 'table':
      return worded(
        block.children.map((row) =>
          rowLine(row.children.map((cell) => tidy(lineText(cell.children).replaceAll('|', '/')))),
        ),
      );
    case 'code':
      return worded(codeLines(block.value));
    case 'blockquote':
      return block.children.flatMap(blockLines);
    case 'picture':
      return worded([tidy(lineText(block.caption))]);
    case 'paragraph':
      return worded([tidy(lineText(block.children))]);
  }
}

/** Lines that say something. A table keeps its row of names. */
function worded(lines: readonly string[]): PageBlock[] {
  const kept = lines.filter((line, at) => hasWords(line) || (at === 0 && line.startsWith('|')));
  return kept.some(hasWords) ? [kept] : [];
}

/** A text's blocks in lines: paragraphs, headings (`## `), lists (`- `), tables (`| … |`, column names first). */
export const pageLines = (blocks: readonly HtmlBlock[]): PageBlock[] => blocks.flatMap(blockLines);
