/** A run of text, a citation of source `number`, or what a mark holds. `at` is its place among its siblings. */
export type Inline = { at: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'citation'; number: number }
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'emphasis'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; content: Inline[] }
);

/** What a list item or a cell of a table holds. `at` is its place among its siblings. */
export type TextItem = { at: number; content: Inline[] };

/** A table of an article's text. Every row has as many cells as the head, and there is at least one row. */
export type TableBlock = { kind: 'table'; head: TextItem[]; rows: { at: number; cells: TextItem[] }[] };

/** One block of an article's text. `at` is its place among its siblings. */
export type TextBlock = { at: number } & (
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'heading'; content: Inline[] }
  | { kind: 'quotation'; content: Inline[] }
  | { kind: 'code'; language?: string; text: string }
  | { kind: 'list'; ordered: boolean; items: TextItem[] }
  | TableBlock
);

/** A block, wherever it stands. */
export type BlockContent = TextBlock extends infer Block
  ? Block extends TextBlock
    ? Omit<Block, 'at'>
    : never
  : never;

/** What a line says when its marks are taken off, in order. */
export function leavesOf(content: readonly Inline[]): Exclude<Inline, { content: Inline[] }>[] {
  return content.flatMap((part) => ('content' in part ? leavesOf(part.content) : [part]));
}

/** What a block says, in pieces: its one text, its items, the cells of its table, row by row, or the lines of its code. */
export function piecesOf(block: TextBlock): Inline[][] {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ content }) => content);
    case 'table':
      return [block.head, ...block.rows.map(({ cells }) => cells)].flat().map(({ content }) => content);
    case 'code':
      return block.text.split('\n').map((text) => [{ at: 0, kind: 'text', text }]);
    default:
      return [block.content];
  }
}
