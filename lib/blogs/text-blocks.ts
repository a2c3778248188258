/** A run of text, or a citation of source `number`. `at` is its place among its siblings. */
export type Inline = { at: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'citation'; number: number }
);

/** What a list item or a cell of a table holds. `at` is its place among its siblings. */
type TextItem = { at: number; content: Inline[] };

/** A table of an article's text. Every row has as many cells as the head, and there is at least one row. */
export type TableBlock = {
  kind: 'table';
  head: TextItem[];
  rows: { at: number; cells: TextItem[] }[];
};

/** One block of an article's text. `at` is its place among its siblings. */
export type TextBlock = { at: number } & (
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'quotation'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: TextItem[] }
  | TableBlock
);

const BULLET = /^-\s+/;
const NUMBER = /^\d{1,3}\.\s+/;
const QUOTATION = /^>(?:\s+|$)/;
const TABLE_ROW = /^\|.*\|$/;

/** The line of dashes that Markdown puts below the head of a table: it says nothing. */
const TABLE_RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;

/** Fewer columns are no table, and a head alone is none either. */
const FEWEST_COLUMNS = 2;
const FEWEST_LINES = 2;

/**
 * Parses an article's text: blocks separated by blank lines, lists whose every line begins `- ` or
 * `1. `, tables whose every line begins and ends with `|`, quotations whose every line begins `> `, and citations
 * `[n]`. Everything else is text, whatever it looks like.
 * @param cited numbers of the sources that exist; a mark of any other number stays text
 */
export function parseTextBlocks(text: string, cited: ReadonlySet<number>): TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block, at) => ({ at, ...parseBlock(linesOf(block), cited) }));
}

const linesOf = (block: string) => block.split('\n').map((line) => line.trim());

type BlockContent = TextBlock extends infer Block
  ? Block extends TextBlock
    ? Omit<Block, 'at'>
    : never
  : never;

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
  return { kind: 'paragraph', content: parseInline(lines.join(' '), cited) };
}

/** The cells of a block that is a table, line by line, all lines as long as the longest; undefined for any other. */
function tableCells(lines: readonly string[]): string[][] | undefined {
  if (!lines.every((line) => TABLE_ROW.test(line))) return undefined;
  const rows = lines
    .filter((line) => !TABLE_RULE.test(line))
    .map((line) => line.slice(1, -1).split(/(?<=\s|^)\|(?=\s|$)/));
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  if (rows.length < FEWEST_LINES || columns < FEWEST_COLUMNS) return undefined;
  return rows.map((cells) => Array.from({ length: columns }, (_, at) => cells[at]?.trim() ?? ''));
}

/** What a block quotes; '' for a block that is no quotation. */
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

/**
 * Parses a text that is one line, such as a key point: its citations.
 * @param cited numbers of the sources that exist
 */
export function parseInline(text: string, cited: ReadonlySet<number>): Inline[] {
  return text
    .split(/(\[\d{1,3}\])/)
    .filter(Boolean)
    .map((part, at): Inline => {
      const number = Number(/^\[(\d{1,3})\]$/.exec(part)?.[1]);
      return cited.has(number)
        ? { at, kind: 'citation', number }
        : { at, kind: 'text', text: part };
    });
}

/** What a block says, in pieces: its one text, its items, or the cells of its table, row by row. */
export function piecesOf(block: TextBlock): Inline[][] {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ content }) => content);
    case 'table':
      return [block.head, ...block.rows.map(({ cells }) => cells)]
        .flat()
        .map(({ content }) => content);
    default:
      return [block.content];
  }
}
