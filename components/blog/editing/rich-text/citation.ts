import { InputRule, mergeAttributes, Node } from '@tiptap/core';

type CitationOptions = {
  /** Titles of the sources that there are, by their numbers. */
  sources: ReadonlyMap<number, string>;
};

/**
 * A citation of a source, as one piece: it is deleted and moved whole. Typing the number of a source in brackets makes
 * one.
 */
export const Citation = Node.create<CitationOptions>({
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
