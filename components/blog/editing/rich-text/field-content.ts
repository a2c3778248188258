import type { Extensions, JSONContent } from '@tiptap/core';
import type { Inline, TextBlock } from '@/lib/blogs/text/blocks.ts';
import { parseTextBlocks } from '@/lib/blogs/text/parse-blocks.ts';
import { parseInline } from '@/lib/blogs/text/parse-inline.ts';
import { writeTextBlocks } from '@/lib/blogs/text/write-text.ts';
import { pointsExtensions, type RichTextOptions, textExtensions } from './extensions.ts';

type Mark = NonNullable<JSONContent['marks']>[number];

function nodeOf(block: TextBlock): JSONContent {
  switch (block.kind) {
    case 'paragraph':
      return block.source === undefined
        ? withInlines('paragraph', block.content)
        : codeNode(block.source, { isSource: true });
    case 'quotation':
      return withInlines('blockquote', block.content);
    case 'heading':
      return { ...withInlines('heading', block.content), attrs: { level: 3 } };
    case 'code':
      return codeNode(block.text, { language: block.language ?? null });
    case 'list':
      return {
        type: block.ordered ? 'orderedList' : 'bulletList',
        content: block.items.map(({ content }) => itemOf(content)),
      };
    case 'table': {
      const rows = block.rows.map(({ cells }) => rowOf('tableCell', cells));
      return { type: 'table', content: [rowOf('tableHeader', block.head), ...rows] };
    }
  }
}

const codeNode = (text: string, attrs: Record<string, unknown>): JSONContent => ({
  type: 'codeBlock',
  attrs,
  content: text ? [{ type: 'text', text }] : [],
});

const withInlines = (type: string, content: readonly Inline[]): JSONContent => ({
  type,
  content: inlineNodes(content),
});

/** An item or cell, which contains one paragraph. */
const holderOf = (type: string, content: readonly Inline[]): JSONContent => ({
  type,
  content: [withInlines('paragraph', content)],
});

const itemOf = (content: readonly Inline[]) => holderOf('listItem', content);

const rowOf = (type: string, cells: readonly { content: Inline[] }[]): JSONContent => ({
  type: 'tableRow',
  content: cells.map(({ content }) => holderOf(type, content)),
});

const inlineNodes = (content: readonly Inline[], marks: Mark[] = []): JSONContent[] =>
  content.flatMap((inline) => nodesOf(inline, marks));

function nodesOf(inline: Inline, marks: Mark[]): JSONContent[] {
  switch (inline.kind) {
    case 'text':
      return inline.text ? [{ type: 'text', text: inline.text, marks }] : [];
    case 'code':
      return [{ type: 'text', text: inline.text, marks: [...marks, { type: 'code' }] }];
    case 'citation':
      return [{ type: 'citation', attrs: { number: inline.number }, marks }];
    case 'strong':
      return inlineNodes(inline.content, [...marks, { type: 'bold' }]);
    case 'emphasis':
      return inlineNodes(inline.content, [...marks, { type: 'italic' }]);
    case 'link': {
      const link = { type: 'link', attrs: { href: inline.href } };
      return inlineNodes(inline.content, [...marks, link]);
    }
  }
}

/** A block of the text format. Marks cover single words; writeTextBlocks joins them and drops empty ones. */
function blockOf(node: JSONContent, at: number): TextBlock {
  const content = inlinesOf(node);
  switch (node.type) {
    case 'bulletList':
    case 'orderedList':
      return { at, kind: 'list', ordered: node.type === 'orderedList', items: itemsOf(node) };
    case 'table': {
      const [head, ...rows] = node.content ?? [];
      const body = rows.map((row, place) => ({ at: place, cells: itemsOf(row) }));
      return { at, kind: 'table', head: itemsOf(head ?? {}), rows: body };
    }
    case 'codeBlock': {
      const text = (node.content ?? []).map((part) => part.text ?? '').join('');
      const { language, isSource } = node.attrs ?? {};
      if (isSource) return { at, kind: 'paragraph', content, source: text };
      return { at, kind: 'code', text, ...(typeof language === 'string' && { language }) };
    }
    case 'heading':
      return { at, kind: 'heading', content };
    case 'blockquote':
      return { at, kind: 'quotation', content };
    default:
      return { at, kind: 'paragraph', content };
  }
}

const itemsOf = ({ content = [] }: JSONContent) => content.map((item, at) => ({ at, content: inlinesOf(item) }));

/** Inline content of a node, or of the paragraph inside an item or cell. */
function inlinesOf({ content = [] }: JSONContent): Inline[] {
  return content.flatMap((node, at) => (node.type === 'paragraph' ? inlinesOf(node) : [{ ...inlineOf(node), at }]));
}

function inlineOf({ type, text = '', attrs, marks = [] }: JSONContent): Inline {
  const isCode = marks.some((mark) => mark.type === 'code');
  const leaf: Inline =
    type === 'citation'
      ? { at: 0, kind: 'citation', number: Number(attrs?.number) }
      : { at: 0, kind: isCode ? 'code' : 'text', text };
  return marks.reduce((content, mark): Inline => {
    if (mark.type === 'link') return { at: 0, kind: 'link', href: String(mark.attrs?.href), content: [content] };
    if (mark.type === 'code') return content;
    return { at: 0, kind: mark.type === 'bold' ? 'strong' : 'emphasis', content: [content] };
  }, leaf);
}

/** How a kind of field is edited: its extensions, and how its text is read and written. */
type FieldContent = {
  extensions: (options: RichTextOptions) => Extensions;
  read: (text: string, cited: ReadonlySet<number>) => JSONContent;
  write: (document: JSONContent) => string;
};

const TEXT: FieldContent = {
  extensions: textExtensions,
  read: (text, cited) => {
    const content = parseTextBlocks(text, cited).map(nodeOf);
    return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
  },
  write: (document) => writeTextBlocks((document.content ?? []).map(blockOf)),
};

/** Key points, one on each line. */
const POINTS: FieldContent = {
  extensions: pointsExtensions,
  read: (text, cited) => {
    const lines = text.split('\n').filter((line) => line.trim());
    const points = lines.map((line) => itemOf(parseInline(line.trim(), cited)));
    return { type: 'doc', content: [{ type: 'bulletList', content: points.length > 0 ? points : [itemOf([])] }] };
  },
  write: ({ content: [list] = [] }) =>
    (list?.content ?? [])
      .map((item) => writeTextBlocks([{ at: 0, kind: 'paragraph', content: inlinesOf(item) }]))
      .filter(Boolean)
      .join('\n'),
};

export const FIELD_CONTENT = { text: TEXT, points: POINTS } as const;
