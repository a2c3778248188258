import { BULLET, FENCE, HEADING, NUMBER, plainCell, plainLineStart, QUOTATION, TABLE_RULE } from './block-marks.ts';
import type { BlockContent, TableBlock, TextBlock, TextItem } from './blocks.ts';
import { parseInline } from './parse-inline.ts';

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

/** The text of a quotation block; '' for other blocks. */
function quotedText(lines: readonly string[]): string {
  if (!lines.every((line) => QUOTATION.test(line))) return '';
  return lines
    .map((line) => line.replace(QUOTATION, ''))
    .filter(Boolean)
    .join(' ');
}

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
