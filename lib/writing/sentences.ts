import { readMarkdown } from '@/lib/article/read-markdown.ts';
import type { Block, Inline, List, ListItem, Table } from '@/lib/article/tree.ts';
import { writeInlineCode } from '@/lib/article/write-markdown.ts';
import type { Language } from '@/lib/constants/options.ts';
import { endsInFullSentence, splitSentences } from '@/lib/text/sentences.ts';

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

const CELL_END = ' | ';

const itemText = ({ children: [first] }: ListItem) => (first?.type === 'paragraph' ? lineText(first.children) : '');

export const quotationText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => ('children' in block && block.type === 'paragraph' ? lineText(block.children) : []))
    .join(' ');

function mapRows({ children: [head, ...rows], ...table }: Table, change: (row: string) => string): Block[] {
  const changed = rows.flatMap((row) => {
    const text = row.children.map((cell) => lineText(cell.children)).join(CELL_END);
    const after = change(text);
    const cells = after.split(CELL_END);
    if (after === text || (after && cells.length !== row.children.length)) return row;
    const children = cells.map((cell) => ({ type: 'tableCell' as const, children: readLineText(cell) }));
    return after ? { ...row, children } : [];
  });
  return head && changed.length > 0 ? [{ ...table, children: [head, ...changed] }] : [];
}

function mapItem(item: ListItem, language: Language, change: (sentence: string) => string): ListItem[] {
  const [first, ...rest] = item.children;
  const before = itemText(item);
  const after = change(before);
  const others = mapSentences(rest, language, change);
  if (!after && others.length === 0) return [];
  const line = after === before && first ? first : { type: 'paragraph' as const, children: readLineText(after) };
  return [{ ...item, children: [line, ...others] }];
}

/** The blocks after a change of each; where a list, table or quotation goes, so does "We need:" before it. */
export function mapBlocks(
  blocks: readonly Block[],
  language: Language,
  change: (block: Block) => readonly Block[],
): Block[] {
  return blocks.reduce<Block[]>((kept, block) => {
    const after = change(block);
    const last = kept.at(-1);
    const isLost = after.length === 0 && block.type !== 'paragraph' && block.type !== 'heading';
    const isBare = isLost && last?.type === 'paragraph' && leadsIn(last);
    return [...(isBare ? [...kept.slice(0, -1), ...finished(last, language)] : kept), ...after];
  }, []);
}

/** The blocks with every sentence, item, row below a head and quotation changed, '' for none. Code stays as it is. */
export function mapSentences(
  blocks: readonly Block[],
  language: Language,
  change: (sentence: string) => string,
): Block[] {
  return mapBlocks(blocks, language, (block) => {
    switch (block.type) {
      case 'paragraph': {
        const before = lineText(block.children);
        const pieces = splitSentences(before, language).map((piece) => {
          const sentence = piece.trim();
          const after = change(sentence);
          return after && piece.replace(sentence, () => after);
        });
        const after = pieces.join('').trim();
        return after === before ? [block] : paragraph(after);
      }
      case 'list': {
        const children = block.children.flatMap((item) => mapItem(item, language, change));
        return children.length > 0 ? [{ ...block, children }] : [];
      }
      case 'table':
        return mapRows(block, change);
      case 'blockquote': {
        const before = quotationText(block.children);
        const after = change(before);
        if (after === before) return [block];
        return after ? [{ type: 'blockquote', children: paragraph(after) }] : [];
      }
      default:
        return [block];
    }
  });
}

export function allSentences(blocks: readonly Block[], language: Language): string[] {
  const sentences: string[] = [];
  mapSentences(blocks, language, (sentence) => {
    sentences.push(sentence);
    return sentence;
  });
  return sentences;
}

/** The blocks with all their lines changed, without lines that are left empty. Cells may be empty. */
export function mapLines(
  blocks: readonly Block[],
  change: (children: Inline[], isCell?: boolean) => Inline[],
): Block[] {
  return mapBlocks(blocks, 'english', (block): Block[] => {
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
}

const OPERATOR = /[=≈≠≤≥<>→+−*/×÷·^]/;
const LONGEST_TERM = 3;

/** Whether a line is a formula, which has no full stop: between brackets or dollars, or short terms and a relation. */
const isFormula = (line: string) =>
  /^(?:\$.*\$|\[.*\]|\(.*\))$/.test(line) ||
  (/[=≈≠≤≥→]/.test(line) && line.split(OPERATOR).every((term) => term.trim().split(/\s+/).length <= LONGEST_TERM));

const endsWhole = (line: string) => endsInFullSentence(line) || isFormula(line);

const lastItem = ({ children }: List) => children.slice(-1).map(itemText).join('');

function isFinished(block: Block | undefined): boolean {
  if (!block || block.type === 'heading') return false;
  if (block.type === 'paragraph') return endsWhole(lineText(block.children));
  return block.type === 'list' ? endsInFullSentence(lastItem(block)) : true;
}

function withoutLastPiece(block: Block, language: Language): Block[] {
  // One item is not a list.
  if (block.type === 'list' && block.children.length > 2) return [{ ...block, children: block.children.slice(0, -1) }];
  if (block.type !== 'paragraph') return [];
  return paragraph(splitSentences(lineText(block.children), language).slice(0, -1).join('').trim());
}

/** The text without its last sentence or list item and "for example:" before it; undefined for nothing left. */
export function withoutEnding(blocks: readonly Block[], language: Language): Block[] | undefined {
  let left = [...blocks];
  while (left.length > 0) {
    const last = left.at(-1);
    left = [...left.slice(0, -1), ...(last ? withoutLastPiece(last, language) : [])];
    if (isFinished(left.at(-1))) return left;
  }
  return undefined;
}

function finished(block: Block, language: Language): Block[] {
  if (block.type === 'heading') return [];
  if (block.type === 'list') {
    const isBrokenOff =
      block.children.at(-1)?.children.length === 1 &&
      block.children.some((item) => endsInFullSentence(itemText(item))) &&
      !isFinished(block);
    return [isBrokenOff ? { ...block, children: block.children.slice(0, -1) } : block];
  }
  if (block.type !== 'paragraph') return [block];
  const line = lineText(block.children);
  if (endsWhole(line)) return [block];
  return paragraph(splitSentences(line, language).slice(0, -1).join('').trim());
}

const leadsIn = (block: Block | undefined) =>
  block?.type === 'heading' || (block?.type === 'paragraph' && /[:：]$/.test(lineText(block.children)));

/** The text without a broken-off sentence or item at its end, and without "for example:" before nothing. */
export function withFullEndings(blocks: readonly Block[], language: Language): Block[] {
  const before = blocks.slice(0, -1);
  const end = blocks.slice(-1).flatMap((block) => finished(block, language));
  return end.length === 0 && leadsIn(before.at(-1)) ? withFullEndings(before, language) : [...before, ...end];
}
