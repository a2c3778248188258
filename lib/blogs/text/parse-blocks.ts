import type { BlockContent, TableBlock, TextBlock, TextItem } from './blocks.ts';
import { parseInline } from './parse-inline.ts';

// Line prefixes; a backslash escapes a line that only looks like one.
const BULLET = /^-\s+/;
const NUMBER = /^\d{1,3}\.\s+/;
const QUOTATION = /^>(?:\s+|$)/;
const HEADING = /^###\s+/;

/** Opens a code block: backticks and an optional language. */
export const FENCE = /^(`{3,})\s*([\w+#.-]{0,30})$/;

/** The dashes below a Markdown table's head, which the format ignores. */
const TABLE_RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;

const LINE_MARK = /^\\*(?:-\s|>(?:\s|$)|###\s|\|)/;
const LINE_NUMBER = /^(\d{1,3})(\\*\.\s)/;
const BAR = /(?<=\s|^)\\*\|(?=\s|$)/g;
const DASHES = /^\\*:?-+:?$/;

/** Escapes a paragraph's line that would start another kind of block. */
export const escapeLineStart = (line: string) => line.replace(LINE_MARK, '\\$&').replace(LINE_NUMBER, '$1\\$2');

/** Undoes escapeLineStart. */
function plainLineStart(line: string): string {
  if (line.startsWith('\\')) return LINE_MARK.test(line) ? line.slice(1) : line;
  return line.replace(LINE_NUMBER, (mark, digits: string, rest: string) =>
    rest.startsWith('\\') ? digits + rest.slice(1) : mark,
  );
}

/** Escapes bars that would end the cell, and dashes that would make a table rule. */
export const escapeCell = (text: string) => text.replace(BAR, '\\$&').replace(DASHES, '\\$&');

/** Undoes escapeCell. */
function plainCell(text: string): string {
  const bars = text.replace(BAR, (bar) => bar.replace('\\', ''));
  return DASHES.test(bars) ? bars.replace('\\', '') : bars;
}

const TABLE_ROW = /^\|.*\|$/;
const MIN_COLUMNS = 2;
const MIN_LINES = 2;

/** Limits of a table with its padding: a section full of short words. A larger one is a paragraph. */
const MAX_COLUMNS = 50;
const MAX_CELLS = 10_000;

/** Lines, cells and signs of marks that may still be read of a blog. */
export type Room = { left: number };

/** Room for a blog: several times a long article. Text beyond it is read as one paragraph without marks. */
export const roomForBlog = (): Room => ({ left: 20_000 });

const SIGNS = /\*+|[`[\]]/g;

/** Counted before the lines are read, as reading takes time for each. */
const sizeOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + 1 + (line.match(SIGNS)?.length ?? 0), 0);

/**
 * Parses an article's text: blocks between blank lines, lists (`- `, `1. `), tables (`| … |`), quotations (`> `), sub-
 * headings (`### `) and code between fences. parseInline reads the lines. Anything else is text.
 * @param cited numbers of existing sources; other citation marks stay text
 * @param room shared by the texts of a blog
 */
export function parseTextBlocks(text: string, cited: ReadonlySet<number>, room: Room = roomForBlog()): TextBlock[] {
  const raw = text.split(/\r?\n/);
  const lines = raw.map((line) => line.trim());
  const lastPlace = new Map(lines.map((line, at) => [line, at]));
  const blocks: BlockContent[] = [];
  let first = 0;
  const close = (end: number) => {
    const given = raw.slice(first, end);
    if (given.some((line) => line.trim())) blocks.push(parseBlock(given, cited, room));
    first = end;
  };
  for (let at = 0; at < lines.length && room.left >= 0; at += 1) {
    const line = lines[at] as string;
    const [, fence, language] = FENCE.exec(line) ?? [];
    if (fence && (lastPlace.get(fence) ?? 0) > at) {
      close(at);
      room.left -= 1;
      const end = lines.indexOf(fence, at + 1);
      blocks.push({ kind: 'code', ...(language && { language }), text: raw.slice(at + 1, end).join('\n') });
      at = end;
      first = end + 1;
    } else if (HEADING.test(line)) {
      close(at);
      close(at + 1);
    } else if (!line) {
      close(at);
      first = at + 1;
    }
  }
  close(lines.length);
  return blocks.map((block, at) => ({ at, ...block }));
}

function parseBlock(given: readonly string[], cited: ReadonlySet<number>, room: Room): BlockContent {
  const lines = given.map((line) => line.trim()).filter(Boolean);
  const source = given.join('\n');
  room.left -= sizeOf(lines);
  if (room.left < 0) return { kind: 'paragraph', content: [{ at: 0, kind: 'text', text: lines.join(' ') }], source };
  const [first = ''] = lines;
  if (HEADING.test(first)) return { kind: 'heading', content: parseInline(first.replace(HEADING, ''), cited) };
  for (const marker of [BULLET, NUMBER]) {
    if (!lines.every((line) => marker.test(line))) continue;
    const items = lines.map((line) => line.replace(marker, ''));
    return { kind: 'list', ordered: marker === NUMBER, items: parseItems(items, cited) };
  }
  const rows = tableRows(lines);
  const table = rows && padded(rows, room);
  if (table) return parseTable(table, cited);
  const quoted = quotedText(lines);
  if (quoted) return { kind: 'quotation', content: parseInline(quoted, cited) };
  return {
    kind: 'paragraph',
    content: parseInline(lines.map(plainLineStart).join(' '), cited),
    ...(rows && { source }),
  };
}

/** The cells of a table block; undefined for other blocks. */
function tableRows(lines: readonly string[]): string[][] | undefined {
  if (!lines.every((line) => TABLE_ROW.test(line))) return undefined;
  const rows = lines
    .filter((line) => !TABLE_RULE.test(line))
    .map((line) => line.slice(1, -1).split(/(?<=\s|^)\|(?=\s|$)/));
  return rows.length >= MIN_LINES && rows.some((cells) => cells.length >= MIN_COLUMNS) ? rows : undefined;
}

/** Rows of equal length; undefined without room for them. */
function padded(rows: string[][], room: Room): string[][] | undefined {
  const columns = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const size = rows.length * columns;
  if (columns > MAX_COLUMNS || size > Math.min(MAX_CELLS, room.left)) return undefined;
  room.left -= size;
  return rows.map((cells) => Array.from({ length: columns }, (_, at) => plainCell(cells[at]?.trim() ?? '')));
}

const quotedText = (lines: readonly string[]): string =>
  lines.every((line) => QUOTATION.test(line))
    ? lines
        .map((line) => line.replace(QUOTATION, ''))
        .filter(Boolean)
        .join(' ')
    : '';

function parseTable([head = [], ...rows]: string[][], cited: ReadonlySet<number>): TableBlock {
  return {
    kind: 'table',
    head: parseItems(head, cited),
    rows: rows.map((cells, at) => ({ at, cells: parseItems(cells, cited) })),
  };
}

function parseItems(texts: readonly string[], cited: ReadonlySet<number>): TextItem[] {
  return texts.map((text, at) => ({ at, content: parseInline(text, cited) }));
}
