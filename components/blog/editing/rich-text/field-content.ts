import type { Extensions, JSONContent } from '@tiptap/core';
import { blockLines } from '@/lib/article/plain-text.ts';
import type { HtmlLosses, HtmlText } from '@/lib/article/read-html.ts';
import { readLine, readMarkdown } from '@/lib/article/read-markdown.ts';
import type { Block, Inline, ListItem, TableCell } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { pointsExtensions, type RichTextOptions, textExtensions } from './extensions.ts';

type Marks = NonNullable<JSONContent['marks']>;

function editorNode(block: Block): JSONContent {
  switch (block.type) {
    case 'paragraph':
      return block.source === undefined
        ? lineNode('paragraph', block.children)
        : codeNode(block.source, { isSource: true });
    case 'blockquote':
      return { type: 'blockquote', content: block.children.map(editorNode) };
    case 'heading':
      return { ...lineNode('heading', block.children), attrs: { level: 3 } };
    case 'code':
      return codeNode(block.value, { language: block.lang ?? null });
    case 'list': {
      const content = block.children.map(({ children }) => ({ type: 'listItem', content: children.map(editorNode) }));
      return { type: block.ordered ? 'orderedList' : 'bulletList', content };
    }
    case 'table': {
      const row = (type: string, cells: readonly TableCell[]) => ({
        type: 'tableRow',
        content: cells.map(({ children }) => ({ type, content: [lineNode('paragraph', children)] })),
      });
      const content = block.children.map(({ children }, at) => row(at === 0 ? 'tableHeader' : 'tableCell', children));
      return { type: 'table', content };
    }
  }
}

const codeNode = (text: string, attrs: Record<string, unknown>): JSONContent => ({
  type: 'codeBlock',
  attrs,
  content: text ? [{ type: 'text', text }] : [],
});

const lineNode = (type: string, children: readonly Inline[]): JSONContent => ({
  type,
  content: children.flatMap((node) => inlineNodes(node, [])),
});

function inlineNodes(node: Inline, marks: Marks): JSONContent[] {
  const inside = (children: Inline[], mark: Marks[number]) =>
    children.flatMap((child) => inlineNodes(child, [...marks, mark]));
  switch (node.type) {
    case 'text':
      return node.value ? [{ type: 'text', text: node.value, marks }] : [];
    case 'inlineCode':
      return [{ type: 'text', text: node.value, marks: [...marks, { type: 'code' }] }];
    case 'citation':
      return [{ type: 'citation', attrs: { number: node.number }, marks }];
    case 'strong':
      return inside(node.children, { type: 'bold' });
    case 'emphasis':
      return inside(node.children, { type: 'italic' });
    case 'link':
      return inside(node.children, { type: 'link', attrs: { href: node.url } });
  }
}

function treeBlock({ type, content = [], attrs }: JSONContent): Block {
  switch (type) {
    case 'bulletList':
    case 'orderedList':
      return { type: 'list', ordered: type === 'orderedList', children: content.map(treeItem) };
    case 'table': {
      const cell = (node: JSONContent): TableCell => ({ type: 'tableCell', children: treeLine(node.content?.[0]) });
      const rows = content.map((row) => (row.content ?? []).map(cell));
      return { type, children: rows.map((children) => ({ type: 'tableRow', children })) };
    }
    case 'codeBlock': {
      const value = content.map(({ text }) => text ?? '').join('');
      if (attrs?.isSource) return { type: 'paragraph', children: [], source: value };
      return { type: 'code', value, ...(typeof attrs?.language === 'string' && { lang: attrs.language }) };
    }
    case 'heading':
      return { type, depth: 3, children: treeLine({ content }) };
    case 'blockquote':
      return { type, children: content.map(treeBlock) };
    default:
      return { type: 'paragraph', children: treeLine({ content }) };
  }
}

const treeItem = ({ content = [] }: JSONContent): ListItem => ({ type: 'listItem', children: content.map(treeBlock) });

/** Marks cover single words; writeMarkdown joins them. */
const treeLine = ({ content = [] }: JSONContent = {}): Inline[] =>
  content.map(({ type, text = '', attrs, marks = [] }): Inline => {
    const isCode = marks.some((mark) => mark.type === 'code');
    const leaf: Inline =
      type === 'citation'
        ? { type, number: Number(attrs?.number) }
        : { type: isCode ? 'inlineCode' : 'text', value: text };
    return marks.reduce((node, mark): Inline => {
      if (mark.type === 'link') return { type: 'link', url: String(mark.attrs?.href), children: [node] };
      if (mark.type === 'code') return node;
      return { type: mark.type === 'bold' ? 'strong' : 'emphasis', children: [node] };
    }, leaf);
  });

/** How a kind of field is edited: its extensions, and how its text is read and written. */
type FieldContent = {
  extensions: (options: RichTextOptions) => Extensions;
  document: (blocks: readonly Block[]) => JSONContent;
  read: (text: string, cited: ReadonlySet<number>) => JSONContent;
  write: (document: JSONContent) => string;
};

const TEXT: FieldContent = {
  extensions: textExtensions,
  document: (blocks) => ({
    type: 'doc',
    content: blocks.length > 0 ? blocks.map(editorNode) : [{ type: 'paragraph' }],
  }),
  read: (text, cited) => TEXT.document(readMarkdown(text, cited)),
  write: ({ content = [] }) => writeMarkdown(content.map(treeBlock)),
};

/** Key points, one on each line. */
const POINTS: FieldContent = {
  extensions: pointsExtensions,
  document: (blocks) => {
    const lines = blocks.flatMap(blockLines);
    const items = (lines.length > 0 ? lines : [[]]).map((line) => ({
      type: 'listItem',
      content: [lineNode('paragraph', line)],
    }));
    return { type: 'doc', content: [{ type: 'bulletList', content: items }] };
  },
  read: (text, cited) => {
    const lines = text.split('\n').filter((line) => line.trim());
    return POINTS.document(lines.map((line) => ({ type: 'paragraph', children: readLine(line, cited) })));
  },
  write: ({ content: [list] = [] }) =>
    (list?.content ?? [])
      .map((item) => writeMarkdown((item.content ?? []).map(treeBlock)))
      .filter(Boolean)
      .join('\n'),
};

export const FIELD_CONTENT = { text: TEXT, points: POINTS } as const;

/** What a paste leaves of HTML: headings of one level, and no pictures, whose captions stay. */
export function pastedText({ blocks, losses }: HtmlText): { blocks: Block[]; losses: HtmlLosses } {
  const pictures = blocks.filter(({ type }) => type === 'picture').length;
  return {
    losses: { ...losses, pictures: losses.pictures + pictures },
    blocks: blocks.flatMap((block): Block[] => {
      if (block.type === 'heading') return [{ ...block, depth: 3 }];
      if (block.type !== 'picture') return [block];
      return block.caption.length > 0 ? [{ type: 'paragraph', children: block.caption }] : [];
    }),
  };
}
