import { type Inline, leavesOf, piecesOf, type TableBlock, type TextBlock } from './blocks.ts';
import { parseTextBlocks, type Room } from './parse-blocks.ts';

/** An article's text for media with fewer formats. */

const NO_SOURCES: ReadonlySet<number> = new Set();

/** The words of inlines, without citations. */
export function plainInlines(content: readonly Inline[]): string {
  return leavesOf(content)
    .map((part) => (part.kind === 'citation' ? '' : part.text))
    .join('');
}

/** Replaces each table by a list with an item per row, naming the column of each cell. */
export function withoutTables(blocks: readonly TextBlock[]): Exclude<TextBlock, TableBlock>[] {
  return blocks.map((block) =>
    block.kind === 'table' ? { at: block.at, kind: 'list', ordered: false, items: itemsOf(block) } : block,
  );
}

function itemsOf({ head, rows }: TableBlock) {
  return rows.map(({ at, cells: [name, ...cells] }) => {
    const named = cells.flatMap(({ at: column, content }) => {
      const heading = head[column]?.content ?? [];
      return content.length > 0 ? [[...heading, ...text(heading.length > 0 ? ': ' : ''), ...content]] : [];
    });
    const parts = named.flatMap((cell, place) => [...text(place > 0 ? '; ' : ''), ...cell]);
    const first = name?.content ?? [];
    const isNamed = first.length > 0 && parts.length > 0;
    const content = [...first, ...text(isNamed ? ' – ' : ''), ...parts];
    return { at, content: content.map((part, place) => ({ ...part, at: place })) };
  });
}

const text = (given: string): Inline[] => (given ? [{ at: 0, kind: 'text', text: given }] : []);

/** A text as one line without citations and markup; `cited` are the numbers of existing sources. */
export function plainLine(given: string, cited: ReadonlySet<number>): string {
  return withoutTables(parseTextBlocks(given, cited))
    .flatMap(piecesOf)
    .map(plainInlines)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}

/** A text to read and compare: lists with bullets, tables as lists, citations as numbers, no other markup. */
export const readableText = (given: string): string =>
  withoutTables(parseTextBlocks(given, NO_SOURCES))
    .map((block) => {
      const lines = piecesOf(block).map(plainInlines);
      const isBulleted = block.kind === 'list' && !block.ordered;
      return lines
        .map((line, at) => (block.kind !== 'list' ? line : `${isBulleted ? '•' : `${at + 1}.`} ${line}`))
        .join('\n');
    })
    .join('\n\n');

/** A text for measuring: lists, tables, quotations and citations without inline marks, sub-headings and code. */
export const withoutMarks = (given: string, room?: Room): string =>
  written(given, (block) => (block.kind === 'quotation' ? `> ${withoutMark(block)}` : withoutMark(block)), room);

/** As withoutMarks, but without tables and quotation prefixes, for excerpts and sentences. */
export const runningText = (given: string): string =>
  written(given, (block) => (block.kind === 'table' ? '' : withoutMark(block)));

const written = (given: string, write: (block: TextBlock) => string, room?: Room) =>
  parseTextBlocks(given, NO_SOURCES, room).map(write).filter(Boolean).join('\n\n');

function withoutMark(block: TextBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return '';
    case 'list':
      return block.items
        .map(({ at, content }) => `${block.ordered ? `${at + 1}.` : '-'} ${plainInlines(content)}`)
        .join('\n');
    case 'table':
      return [block.head, ...block.rows.map(({ cells }) => cells)]
        .map((cells) => `| ${cells.map(({ content }) => plainInlines(content)).join(' | ')} |`)
        .join('\n');
    default:
      return plainInlines(block.content);
  }
}

/** Spaces and punctuation that look odd before an ellipsis. */
const LOOSE_END = /[\s\p{Pd}\p{Ps}\p{Pi},;:、，；：]+$/u;

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
