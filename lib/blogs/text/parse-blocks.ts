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

/**
 * Parses an article's text: blocks between blank lines, lists (`- `, `1. `), tables (`| … |`), quotations (`> `), sub-
 * headings (`### `) and code between fences. parseInline reads the lines. Anything else is text.
 * @param cited numbers of existing sources; other citation marks stay text
 */
export function parseTextBlocks(text: string, cited: ReadonlySet<number>): TextBlock[] {
  const raw = text.split(/\r?\n/);
  const lines = raw.map((line) => line.trim());
  const lastPlace = new Map(lines.map((line, at) => [line, at]));
  const blocks: BlockContent[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(parseBlock(open, cited));
    open = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as string;
    const [, fence, language] = FENCE.exec(line) ?? [];
    if (fence && (lastPlace.get(fence) ?? 0) > at) {
      close();
      const end = lines.indexOf(fence, at + 1);
      blocks.push({ kind: 'code', ...(language && { language }), text: raw.slice(at + 1, end).join('\n') });
      at = end;
    } else if (HEADING.test(line)) {
      close();
      blocks.push({ kind: 'heading', content: parseInline(line.replace(HEADING, ''), cited) });
    } else if (line) open.push(line);
    else close();
  }
  close();
  return blocks.map((block, at) => ({ at, ...block }));
}

function parseBlock(lines: readonly string[], cited: ReadonlySet<number>): BlockContent {
  for (const marker of [BULLET, NUMBER]) {
    if (!lines.every((line) => marker.test(line))) continue;
    const items = lines.map((line) => line.replace(marker, ''));
    return { kind: 'list', ordered: marker === NUMBER, items: parseItems(items, cited) };
  }
  const table = tableCells(lines);
  if (table) return parseTable(table, cited);
  const quoted = quotedText(lines);
  if (quoted) return { kind: 'quotation', content: parseInline(quoted, cited) };
  return { kind: 'paragraph', content: parseInline(lines.map(plainLineStart).join(' '), cited) };
}

/** The cells of a table block, rows padded to equal length; undefined for other blocks. */
function tableCells(lines: readonly string[]): string[][] | undefined {
  if (!lines.every((line) => TABLE_ROW.test(line))) return undefined;
  const rows = lines
    .filter((line) => !TABLE_RULE.test(line))
    .map((line) => line.slice(1, -1).split(/(?<=\s|^)\|(?=\s|$)/));
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  if (rows.length < MIN_LINES || columns < MIN_COLUMNS) return undefined;
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
