import { readMarkdown } from '@/lib/article/read-markdown.ts';
import type { Block, Inline, ListItem, Table } from '@/lib/article/tree.ts';
import { writeInlineCode } from '@/lib/article/write-markdown.ts';
import type { Language } from '@/lib/constants/options.ts';
import { splitSentences } from '@/lib/text/sentences.ts';

export const ALL_NUMBERS: ReadonlySet<number> = new Set(Array.from({ length: 1000 }, (_, number) => number));

export const readText = (text: string): Block[] => readMarkdown(text, ALL_NUMBERS);

/** A line with its citations `[n]` and its code in backticks, without other marks. */
export const lineText = (children: readonly Inline[], writeCode = writeInlineCode): string =>
  children
    .map((node) => {
      if (node.type === 'citation') return `[${node.number}]`;
      if (node.type === 'inlineCode') return writeCode(node.value);
      return node.type === 'text' ? node.value : lineText(node.children, writeCode);
    })
    .join('');

const CITATION_OR_CODE = /\[(\d{1,3})\]|(?<!`)(`+)(?!`)(.+?)(?<!`)\2(?!`)/g;

export function readLineText(line: string): Inline[] {
  const children: Inline[] = [];
  let end = 0;
  const addText = (value: string) => value && children.push({ type: 'text', value });
  for (const { 0: mark, 1: number, 3: code = '', index } of line.matchAll(CITATION_OR_CODE)) {
    addText(line.slice(end, index));
    children.push(number ? { type: 'citation', number: Number(number) } : { type: 'inlineCode', value: code.trim() });
    end = index + mark.length;
  }
  addText(line.slice(end));
  return children;
}

const paragraph = (line: string): Block[] => (line ? [{ type: 'paragraph', children: readLineText(line) }] : []);

/** A row as units show it: `a | b`. */
export const cellsRow = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ');

/** The cells of such a row; those at its ends may be empty. */
export const rowCells = (row: string): string[] =>
  row.split(/\s?(?<=^|\s)\|(?=\s|$)\s?/).map((cell) => cell.replaceAll('\\|', '|'));

const itemText = ({ children: [first] }: ListItem) => (first?.type === 'paragraph' ? lineText(first.children) : '');

export const quotationText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => ('children' in block && block.type === 'paragraph' ? lineText(block.children) : []))
    .join(' ');

function mapRows({ children: rows, ...table }: Table, change: (row: string) => string): Block[] {
  const changed = rows.flatMap((row, at) => {
    const text = cellsRow(row.children.map((cell) => lineText(cell.children)));
    const after = change(text);
    const isHead = at === 0;
    // A table has a head, if an empty one.
    const cells = after || !isHead ? rowCells(after) : row.children.map(() => '');
    if (after === text || (after && cells.length !== row.children.length)) return row;
    const children = cells.map((cell) => ({ type: 'tableCell' as const, children: readLineText(cell) }));
    return after || isHead ? { ...row, children } : [];
  });
  return changed.length > Math.min(1, rows.length - 1) ? [{ ...table, children: changed }] : [];
}

function mapItem(
  item: ListItem,
  list: Block,
  language: Language,
  change: (sentence: string, block: Block) => string,
): ListItem[] {
  const [first, ...rest] = item.children;
  const before = itemText(item);
  const after = change(before, list);
  const others = mapSentences(rest, language, change);
  if (!after && others.length === 0) return [];
  const line = after === before && first ? first : { type: 'paragraph' as const, children: readLineText(after) };
  return [{ ...item, children: [line, ...others] }];
}

/**
 * The blocks with every sentence, item, row, quotation and heading changed, '' for none, in reading order.
 * `block` is the one that it stands in. Code stays as it is.
 */
export const mapSentences = (
  blocks: readonly Block[],
  language: Language,
  change: (sentence: string, block: Block) => string,
): Block[] =>
  blocks.flatMap((block): Block[] => {
    switch (block.type) {
      case 'paragraph': {
        const before = lineText(block.children);
        const pieces = splitSentences(before, language).map((piece) => {
          const sentence = piece.trim();
          const after = change(sentence, block);
          return after && piece.replace(sentence, () => after);
        });
        const after = pieces.join('').trim();
        return after === before ? [block] : paragraph(after);
      }
      case 'list': {
        const children = block.children.flatMap((item) => mapItem(item, block, language, change));
        return children.length > 0 ? [{ ...block, children }] : [];
      }
      case 'table':
        return mapRows(block, (row) => change(row, block));
      case 'blockquote': {
        const before = quotationText(block.children);
        const after = change(before, block);
        if (after === before) return [block];
        return after ? [{ type: 'blockquote', children: paragraph(after) }] : [];
      }
      case 'heading': {
        const before = lineText(block.children);
        const after = change(before, block);
        return after === before ? [block] : after ? [{ ...block, children: readLineText(after) }] : [];
      }
      default:
        return [block];
    }
  });

/** As mapSentences reads them: every sentence with the block that it stands in. */
export function placedSentences(blocks: readonly Block[], language: Language) {
  const placed: { sentence: string; block: Block }[] = [];
  mapSentences(blocks, language, (sentence, block) => {
    placed.push({ sentence, block });
    return sentence;
  });
  return placed;
}

export const allSentences = (blocks: readonly Block[], language: Language): string[] =>
  placedSentences(blocks, language).map(({ sentence }) => sentence);

/** The blocks with all their lines changed, without lines that are left empty. Cells may be empty. */
export const mapLines = (
  blocks: readonly Block[],
  change: (children: Inline[], isCell?: boolean) => Inline[],
): Block[] =>
  blocks.flatMap((block): Block[] => {
    switch (block.type) {
      case 'paragraph':
      case 'heading': {
        const children = change(block.children);
        // `source` has what was too large to read.
        const { source: _, ...line } = { source: '', ...block };
        return children.length > 0 ? [{ ...line, children }] : [];
      }
      case 'blockquote': {
        const children = mapLines(block.children, change);
        return children.length > 0 ? [{ ...block, children }] : [];
      }
      case 'list': {
        const items = block.children.flatMap(({ children: [first, ...rest], ...item }): ListItem[] => {
          const line = first?.type === 'paragraph' ? change(first.children) : [];
          const others = mapLines(rest, change);
          if (line.length === 0 && others.length === 0) return [];
          return [{ ...item, children: [{ type: 'paragraph', children: line }, ...others] }];
        });
        return items.length > 0 ? [{ ...block, children: items }] : [];
      }
      case 'table': {
        const rows = block.children.map((row) => ({
          ...row,
          children: row.children.map((cell) => ({ ...cell, children: change(cell.children, true) })),
        }));
        return [{ ...block, children: rows }];
      }
      default:
        return [block];
    }
  });
