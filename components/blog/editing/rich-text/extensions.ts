import { type Extensions, Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { linkAddress } from '@/lib/blogs/text/link-address.ts';
import { Citation } from './citation.ts';

/** What the editor of a text is made for. */
export type RichTextOptions = {
  /** Titles of the sources that may be cited, by their numbers. */
  sources: ReadonlyMap<number, string>;
  /** What an empty field says. */
  placeholder: string;
};

/** A quotation is one paragraph, as in the text format. */
const Quotation = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote', contentElement: 'p' }],
  renderHTML: () => ['blockquote', ['p', 0]],
});

/** Tab leaves the table after its last cell, so that the keyboard is never caught in it. */
const ArticleTable = Table.extend({
  renderHTML: () => ['section', { class: 'blog-table' }, ['table', ['tbody', 0]]],
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

const Item = ListItem.extend({ content: 'paragraph' });

/** Code may be bold, or the text of a link. */
const InlineCode = Code.extend({ excludes: '' });

function inlineExtensions({ sources, placeholder }: RichTextOptions): Extensions {
  return [
    ...[Paragraph, Text, Bold, Italic, InlineCode, BulletList, Item, UndoRedo],
    Citation.configure({ sources }),
    Placeholder.configure({ placeholder, showOnlyCurrent: false, includeChildren: true }),
    Link.configure({
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => linkAddress(address) !== undefined,
      HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow ugc' },
    }),
  ];
}

/** The forms of the text format, and no others. */
export function textExtensions(options: RichTextOptions): Extensions {
  return [
    Document,
    ...inlineExtensions(options),
    ...[OrderedList, Quotation, CodeBlock, TableRow],
    // Drawn as the article draws it, and not for resizing.
    ArticleTable.configure({ View: null }),
    Heading.configure({ levels: [3] }),
    TableCell.extend({ content: 'paragraph' }),
    TableHeader.extend({ content: 'paragraph' }),
    TrailingNode.configure({ notAfter: ['heading', 'blockquote', 'bulletList', 'orderedList'] }),
  ];
}

/** One list of points, with the forms that a line has. */
export function pointsExtensions(options: RichTextOptions): Extensions {
  return [Document.extend({ content: 'bulletList' }), ...inlineExtensions(options)];
}
