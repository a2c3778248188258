import { toString as words } from 'mdast-util-to-string';
import { ALL_NUMBERS, readMarkdown } from './read-markdown.ts';
import type { Room } from './room.ts';
import type { Block, Inline, List, ListItem, Table } from './tree.ts';

const NO_SOURCES: ReadonlySet<number> = new Set();

export const lineText = (children: readonly Inline[]): string => words(children);

export function blockLines(block: Block | ListItem): Inline[][] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.children];
    case 'code':
      return block.value.split('\n').map((value) => [{ type: 'text', value }]);
    case 'table':
      return block.children.flatMap((row) => row.children.map((cell) => cell.children));
    default:
      return block.children.flatMap(blockLines);
  }
}

/** Replaces each table by a list with an item per row, naming the column of each cell. */
export function withoutTables<Node extends Block | ListItem>(nodes: readonly Node[]): Node[] {
  return nodes.map((node) => {
    if (node.type === 'table') return tableList(node) as Node;
    const isHolder = node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem';
    return isHolder ? { ...node, children: withoutTables<Block | ListItem>(node.children) } : node;
  });
}

function tableList({ children: [head, ...rows] }: Table): List {
  const children = rows.map(({ children: [name, ...cells] }): ListItem => {
    const named = cells.flatMap(({ children: cell }, at) => {
      const heading = head?.children[at + 1]?.children ?? [];
      return cell.length > 0 ? [[...heading, ...text(heading.length > 0 ? ': ' : ''), ...cell]] : [];
    });
    const parts = named.flatMap((cell, at) => [...text(at > 0 ? '; ' : ''), ...cell]);
    const first = name?.children ?? [];
    const dash = text(first.length > 0 && parts.length > 0 ? ' – ' : '');
    return { type: 'listItem', children: [{ type: 'paragraph', children: [...first, ...dash, ...parts] }] };
  });
  return { type: 'list', ordered: false, children };
}

const text = (value: string): Inline[] => (value ? [{ type: 'text', value }] : []);

/** A text as one line without citations and markup; `cited` are the numbers of existing sources. */
export function plainLine(markdown: string, cited: ReadonlySet<number>): string {
  return withoutTables(readMarkdown(markdown, cited))
    .flatMap(blockLines)
    .map(lineText)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}

/** A text to read and compare: lists with bullets, tables as lists, citations as numbers, no other markup. */
export const readableText = (markdown: string): string =>
  plainBlocks(withoutTables(readMarkdown(markdown, NO_SOURCES)), {
    bullet: '•',
    indentation: '  ',
    hasHeadingsAndCode: true,
  });

/** Blocks without tables in the plain text field of another site. */
export const formText = (blocks: readonly Block[]): string =>
  plainBlocks(blocks, { bullet: '-', quotation: '> ', hasHeadingsAndCode: true });

/** A text for measuring: lists, tables, quotations and citations without inline marks, sub-headings and code. */
export const withoutMarks = (markdown: string, room?: Room): string =>
  plainBlocks(readMarkdown(markdown, NO_SOURCES, room), { bullet: '-', quotation: '> ', hasTables: true });

/** As withoutMarks, but without tables and quotation prefixes, for excerpts and sentences. */
export const runningText = (markdown: string): string =>
  plainBlocks(readMarkdown(markdown, NO_SOURCES), { bullet: '-' });

type PlainStyle = {
  bullet: string;
  indentation?: string;
  quotation?: string;
  hasTables?: true;
  hasHeadingsAndCode?: true;
};

const plainBlocks = (blocks: readonly Block[], style: PlainStyle, between = '\n\n'): string =>
  blocks
    .map((block) => plainBlock(block, style))
    .filter(Boolean)
    .join(between);

function plainBlock(block: Block, style: PlainStyle): string {
  const { bullet, indentation = '', quotation = '', hasTables, hasHeadingsAndCode } = style;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  switch (block.type) {
    case 'list':
      return block.children
        .map(({ children }, at) => `${block.ordered ? `${at + 1}.` : bullet} ${plainBlocks(children, style, '\n')}`)
        .map((item) => item.replace(/\n(?=.)/g, `\n${indentation}`))
        .join('\n');
    case 'blockquote':
      return plainBlocks(block.children, style).replace(/^(?=.)/gm, quotation);
    case 'table':
      return hasTables
        ? block.children.map(({ children }) => row(children.map((cell) => lineText(cell.children)))).join('\n')
        : '';
    case 'paragraph':
      return lineText(block.children);
    default:
      return hasHeadingsAndCode ? words(block) : '';
  }
}

/** Spaces and punctuation that look odd before an ellipsis. */
const LOOSE_END = /[\s\p{Pd}\p{Ps}\p{Pi}.,;:。、，；：]+$/u;

/**
 * The start of a text in at most `limit` code points plus an ellipsis (spec §9), or the text itself if shorter. Cuts
 * between words, in Chinese and Japanese too, unless a word is longer than half the limit.
 * @param tag BCP 47 tag of the language
 */
export function excerpt(text: string, limit: number, tag: string): string {
  if ([...text].length <= limit) return text;
  const start = [...text].slice(0, limit).join('');
  const segments = new Intl.Segmenter(tag, { granularity: 'word' }).segment(text);
  const words = text.slice(0, segments.containing(start.length)?.index);
  const isWordTooLong = [...words].length < limit / 2;
  return `${(isWordTooLong ? start : words).replace(LOOSE_END, '')}…`;
}

/** The start of a text as one line without citations and markup, for cards and feeds. */
export const lineExcerpt = (markdown: string, limit: number, tag: string): string =>
  excerpt(plainLine(markdown, ALL_NUMBERS), limit, tag);
