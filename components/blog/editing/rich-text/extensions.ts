import { type Extensions, InputRule, mergeAttributes, Node, textblockTypeInputRule } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
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
import { linkAddress } from '@/lib/article/tree.ts';

export type RichTextOptions = { sources: ReadonlyMap<number, string>; placeholder: string };

/** A citation, deleted and moved as a whole. Typing a source's number in brackets creates one. */
const Citation = Node.create<Pick<RichTextOptions, 'sources'>>({
  name: 'citation',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,

  addOptions: () => ({ sources: new Map() }),

  addAttributes: () => ({
    number: {
      parseHTML: (element: HTMLElement) => Number(element.dataset.citation),
      renderHTML: ({ number }) => ({ 'data-citation': number }),
    },
  }),

  parseHTML() {
    return [
      {
        tag: 'sup[data-citation]',
        getAttrs: ({ dataset }) => (this.options.sources.has(Number(dataset.citation)) ? null : false),
      },
    ];
  },

  renderHTML({ node, HTMLAttributes }) {
    const { number } = node.attrs;
    const title = this.options.sources.get(Number(number));
    return ['sup', mergeAttributes(HTMLAttributes, title ? { title } : {}), ['a', `[${number}]`]];
  },

  renderText: ({ node }) => `[${node.attrs.number}]`,

  addInputRules() {
    return [
      new InputRule({
        find: /\[(\d{1,3})\]$/,
        handler: ({ range, match, commands }) => {
          const number = Number(match[1]);
          if (!this.options.sources.has(number)) return null;
          commands.insertContentAt(range, { type: this.name, attrs: { number } });
        },
      }),
    ];
  },
});

/** The format has one level of headings; typing `# ` to `### ` begins one. */
const SubHeading = Heading.extend({
  addInputRules() {
    return [textblockTypeInputRule({ find: /^#{1,3}\s$/, type: this.type, getAttributes: { level: 3 } })];
  },
}).configure({ levels: [3] });

/** Tab leaves the table after its last cell, so that it is no keyboard trap. */
const ArticleTable = Table.extend({
  renderHTML: () => ['section', { class: 'blog-table', tabindex: 0 }, ['table', ['tbody', 0]]],
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

/** Code may be bold or linked. */
const InlineCode = Code.extend({ excludes: '' });

/** Also shows the lines of what is too large to read, which are no code. */
const CodeOrSource = CodeBlock.extend({
  addAttributes() {
    return { ...this.parent?.(), isSource: { default: false, rendered: false } };
  },
});

const inlineExtensions = ({ sources, placeholder }: RichTextOptions): Extensions => [
  ...[Paragraph, Text, Bold, Italic, InlineCode, BulletList, UndoRedo],
  Citation.configure({ sources }),
  Placeholder.configure({ placeholder, showOnlyCurrent: false, includeChildren: true }),
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => linkAddress(address) !== undefined,
    HTMLAttributes: { target: null, rel: 'noopener noreferrer nofollow ugc' },
  }),
];

/** Everything an article's tree can hold, and nothing else. */
export const textExtensions = (options: RichTextOptions): Extensions => [
  Document,
  ...inlineExtensions(options),
  ...[OrderedList, ListItem, Blockquote, CodeOrSource, TableRow],
  // Rendered as in the article, without column resizing.
  ArticleTable.configure({ View: null }),
  SubHeading,
  TableCell.extend({ content: 'paragraph' }),
  TableHeader.extend({ content: 'paragraph' }),
  TrailingNode.configure({ notAfter: ['heading', 'blockquote', 'bulletList', 'orderedList'] }),
];

export const pointsExtensions = (options: RichTextOptions): Extensions => [
  Document.extend({ content: 'bulletList' }),
  ListItem.extend({ content: 'paragraph' }),
  ...inlineExtensions(options),
];
