import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';

/** A piece of a line. `at` is its index among its siblings, also below. */
export type Inline = { at: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'citation'; number: number }
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'emphasis'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; content: Inline[] }
);

/** A list item or table cell. */
export type TextItem = { at: number; content: Inline[] };

/** A table with at least one row; all rows are as long as the head. */
export type TableBlock = { kind: 'table'; head: TextItem[]; rows: { at: number; cells: TextItem[] }[] };

/** A paragraph's `source` has the lines of what is too large to read. */
export type TextBlock = { at: number } & (
  | { kind: 'paragraph'; content: Inline[]; source?: string }
  | { kind: 'heading'; content: Inline[] }
  | { kind: 'quotation'; content: Inline[] }
  | { kind: 'code'; language?: string; text: string }
  | { kind: 'list'; ordered: boolean; items: TextItem[] }
  | TableBlock
);

/** A block without its index. */
export type BlockContent = TextBlock extends infer Block
  ? Block extends TextBlock
    ? Omit<Block, 'at'>
    : never
  : never;

/** The leaves of a line in order, without marks. */
export function leavesOf(content: readonly Inline[]): Exclude<Inline, { content: Inline[] }>[] {
  return content.flatMap((part) => ('content' in part ? leavesOf(part.content) : [part]));
}

/** The lines of a block: its text, its items, its cells row by row, or its lines of code. */
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

/** A link's URL as it is stored, or undefined: only web pages and email addresses, and no credentials. */
export function linkAddress(given: string): string | undefined {
  if (given.length > MAX_URL_CHARACTERS || !/^(?:https?:\/\/|mailto:)/i.test(given)) return undefined;
  const url = URL.parse(given);
  if (!url || url.username || url.password || url.hostname.startsWith('[')) return undefined;
  if (url.protocol === 'mailto:' && !/^[^@\s]+@[^@\s]+$/.test(url.pathname)) return undefined;
  return escapeLinkTarget(url.href).replaceAll('[', '%5B').replaceAll(']', '%5D');
}

/** A URL in which no character ends a Markdown link or means anything in Markdown. */
export const escapeLinkTarget = (url: string): string =>
  new URL(url).href.replace(/[()\\`{}|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
