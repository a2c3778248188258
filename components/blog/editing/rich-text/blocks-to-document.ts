import type { JSONContent } from '@tiptap/core';
import type { Inline, TextBlock } from '@/lib/blogs/text/blocks.ts';

type Mark = NonNullable<JSONContent['marks']>[number];

/** The document of the rich text editor that shows a text. */
export function documentOf(blocks: readonly TextBlock[]): JSONContent {
  const content = blocks.map(nodeOf);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** The document of the list that shows lines of text, each a point of it. */
export function listDocumentOf(lines: readonly (readonly Inline[])[]): JSONContent {
  const items = lines.length > 0 ? lines : [[]];
  return { type: 'doc', content: [{ type: 'bulletList', content: items.map(itemOf) }] };
}

function nodeOf(block: TextBlock): JSONContent {
  switch (block.kind) {
    case 'paragraph':
      return withInlines('paragraph', block.content);
    case 'quotation':
      return withInlines('blockquote', block.content);
    case 'heading':
      return { ...withInlines('heading', block.content), attrs: { level: 3 } };
    case 'code':
      return {
        type: 'codeBlock',
        attrs: { language: block.language ?? null },
        content: block.text ? [{ type: 'text', text: block.text }] : [],
      };
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

const withInlines = (type: string, content: readonly Inline[]): JSONContent => ({
  type,
  content: inlineNodes(content, []),
});

const itemOf = (content: readonly Inline[]): JSONContent => ({
  type: 'listItem',
  content: [withInlines('paragraph', content)],
});

function rowOf(type: string, cells: readonly { content: Inline[] }[]): JSONContent {
  const content = cells.map((cell) => ({ type, content: [withInlines('paragraph', cell.content)] }));
  return { type: 'tableRow', content };
}

const inlineNodes = (content: readonly Inline[], marks: Mark[]): JSONContent[] =>
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
