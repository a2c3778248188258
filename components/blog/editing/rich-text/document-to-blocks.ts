import type { JSONContent } from '@tiptap/core';
import type { Inline, TextBlock } from '@/lib/blogs/text/blocks.ts';

/**
 * What a document of the rich text editor says, as blocks of the text format. Marks hold one word each, as they lie on it
 * in the editor: writeTextBlocks joins them, and leaves out what is empty.
 */
export function blocksOf({ content = [] }: JSONContent): TextBlock[] {
  return content.map((node, at) => ({ at, ...blockOf(node) }));
}

/** The points of a document that is one list. */
export function pointsOf({ content: [list] = [] }: JSONContent): TextBlock[] {
  return (list?.content ?? []).map((item, at) => ({ at, kind: 'paragraph', content: inlinesOf(item) }));
}

type UnplacedBlock = TextBlock extends infer Block ? (Block extends TextBlock ? Omit<Block, 'at'> : never) : never;

function blockOf(node: JSONContent): UnplacedBlock {
  switch (node.type) {
    case 'bulletList':
    case 'orderedList':
      return { kind: 'list', ordered: node.type === 'orderedList', items: itemsOf(node) };
    case 'table': {
      const [head, ...rows] = node.content ?? [];
      return { kind: 'table', head: itemsOf(head ?? {}), rows: rows.map((row, at) => ({ at, cells: itemsOf(row) })) };
    }
    case 'codeBlock': {
      const text = (node.content ?? []).map((part) => part.text ?? '').join('');
      const { language } = node.attrs ?? {};
      return { kind: 'code', text, ...(typeof language === 'string' && { language }) };
    }
    case 'heading':
      return { kind: 'heading', content: inlinesOf(node) };
    case 'blockquote':
      return { kind: 'quotation', content: inlinesOf(node) };
    default:
      return { kind: 'paragraph', content: inlinesOf(node) };
  }
}

const itemsOf = ({ content = [] }: JSONContent) => content.map((item, at) => ({ at, content: inlinesOf(item) }));

/** What stands in a node: its own text, or that of the paragraph in an item or a cell. */
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
