import type { JSONContent } from '@tiptap/core';
import type { Inline, TableBlock, TextBlock } from '@/lib/blogs/text-blocks.ts';
import { nestedInlines } from './nested-inlines.ts';

type Unplaced<Value> = Value extends { at: number } ? Omit<Value, 'at'> : never;

const placed = <Value extends object>(values: readonly Value[]) =>
  values.map((value, at) => ({ ...value, at }));

/** What a document of the rich text editor says, as blocks of the text format; without those that are empty. */
export function blocksOf(document: JSONContent): TextBlock[] {
  return placed((document.content ?? []).flatMap(blocksOfNode)) as TextBlock[];
}

/** The points of a document that is one list, without the empty ones. */
export function pointsOf(document: JSONContent): Inline[][] {
  const [list] = document.content ?? [];
  return (list?.content ?? []).map(textOf).filter((content) => content.length > 0);
}

/** What stands in a node, whatever is between: a paragraph itself, or that of a list item or a cell. */
function textOf(node: JSONContent): Inline[] {
  const [first] = node.content ?? [];
  if (first?.type === 'paragraph') return textOf(first);
  return nestedInlines(node.content ?? []);
}

function blocksOfNode(node: JSONContent): Unplaced<TextBlock>[] {
  switch (node.type) {
    case 'bulletList':
    case 'orderedList': {
      const items = (node.content ?? [])
        .map((item) => ({ content: textOf(item) }))
        .filter(({ content }) => content.length > 0);
      if (items.length === 0) return [];
      return [{ kind: 'list', ordered: node.type === 'orderedList', items: placed(items) }];
    }
    case 'codeBlock': {
      const text = (node.content ?? []).map((part) => part.text ?? '').join('');
      const language: unknown = node.attrs?.language;
      if (!text.trim()) return [];
      return [{ kind: 'code', text, ...(typeof language === 'string' && { language }) }];
    }
    case 'table':
      return tableOf(node);
    default: {
      const content = textOf(node);
      if (content.length === 0) return [];
      if (node.type === 'blockquote') return [{ kind: 'quotation', content }];
      return [{ kind: node.type === 'heading' ? 'heading' : 'paragraph', content }];
    }
  }
}

/** A table; what has too few rows or columns for one is a list, and one without a word is nothing. */
function tableOf(node: JSONContent): Unplaced<TextBlock>[] {
  const lines = (node.content ?? []).map((row) =>
    (row.content ?? []).map((cell) => ({ content: textOf(cell) })),
  );
  const filled = lines.flat().filter(({ content }) => content.length > 0);
  if (filled.length === 0) return [];
  const columns = Math.max(...lines.map((cells) => cells.length));
  if (lines.length < 2 || columns < 2) {
    return [{ kind: 'list', ordered: false, items: placed(filled) }];
  }
  const cellsOf = (cells: (typeof lines)[number]): TableBlock['head'] =>
    placed(Array.from({ length: columns }, (_, at) => cells[at] ?? { content: [] }));
  const [head = [], ...rows] = lines;
  const body = rows.map((cells) => ({ cells: cellsOf(cells) }));
  return [{ kind: 'table', head: cellsOf(head), rows: placed(body) }];
}

