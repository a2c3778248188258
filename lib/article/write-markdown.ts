import { inlineRuns, isSpace, nestRuns, normalizeRuns, type Run } from './inline-runs.ts';
import { ALL_NUMBERS, readMarkdown } from './read-markdown.ts';
import {
  type Block,
  type CodeBlock,
  type Inline,
  type List,
  type ListItem,
  linkAddress,
  type Paragraph,
  type SubHeading,
  type Table,
  type TableCell,
} from './tree.ts';

type Line = Paragraph | SubHeading | TableCell;

export type MarkdownStyle = {
  line: (node: Line) => string;
  heading: '###' | '####';
  /** Writes the rule below every table's head, and not only where it is needed. */
  hasTableRules?: boolean;
};

/** Writes blocks as readMarkdown reads them, escaping only what would be read as markup; drops empty blocks. */
export const writeMarkdown = (blocks: readonly Block[]): string => blocksMarkdown(blocks, STORED);

const STORED: MarkdownStyle = {
  line: (node) => ('source' in node && node.source) || writeLine(node.children, node.type),
  heading: '###',
};

export const blocksMarkdown = (blocks: readonly Block[], style: MarkdownStyle): string =>
  writeBlocks(blocks, style).join('\n\n');

function writeBlocks(blocks: readonly Block[], style: MarkdownStyle): string[] {
  const texts: string[] = [];
  let previous: Block | undefined;
  let isOtherMarker = false;
  for (const block of blocks) {
    const isNextList = block.type === 'list' && previous?.type === 'list' && block.ordered === previous.ordered;
    isOtherMarker = isNextList && !isOtherMarker;
    const text = block.type === 'list' ? writeList(block, style, isOtherMarker) : writeBlock(block, style);
    if (!text) continue;
    texts.push(block.type === 'paragraph' && previous?.type === 'list' ? escapeLineStart(text) : text);
    previous = block;
  }
  return texts;
}

function writeBlock(block: Exclude<Block, List>, style: MarkdownStyle): string {
  switch (block.type) {
    case 'paragraph':
      return style.line(block);
    case 'heading': {
      const text = style.line(block);
      return text && `${style.heading} ${text}`;
    }
    case 'blockquote':
      return blocksMarkdown(block.children, style).replace(/^.+|^(?=\n)/gm, (line) => (line ? `> ${line}` : '>'));
    case 'table':
      return writeTable(block, style);
    case 'code':
      return writeCode(block);
  }
}

const writeList = ({ ordered, children }: List, style: MarkdownStyle, isOtherMarker: boolean): string =>
  children
    .map((item) => writeItem(item, style))
    .filter(Boolean)
    .map((item, at) => {
      const marker = ordered ? `${at + 1}${isOtherMarker ? ')' : '.'} ` : `${isOtherMarker ? '*' : '-'} `;
      // Signs alone would be a rule together with the marker.
      const text = item.replace(/^[*-](?=[*\s-]*$)/, '\\$&');
      return marker + text.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`);
    })
    .join('\n');

/** A nested list follows its item's text on the next line. */
function writeItem({ children }: ListItem, style: MarkdownStyle): string {
  const texts = writeBlocks(children, style);
  const [first, second] = children;
  const isTight = first?.type === 'paragraph' && first.children.length > 0 && second?.type === 'list';
  return isTight ? [texts.slice(0, 2).join('\n'), ...texts.slice(2)].join('\n\n') : texts.join('\n\n');
}

/** A table; one of a single row or column needs the rule below its head. */
function writeTable({ children: rows }: Table, { line, hasTableRules }: MarkdownStyle): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows.map(({ children }) => children.map(line));
  if (![head, ...body].flat().some(Boolean)) return '';
  const rule = hasTableRules || head.length < 2 || body.length === 0 ? [head.map(() => '---')] : [];
  return [head, ...rule, ...body].map(row).join('\n');
}

function writeCode({ lang = '', value }: CodeBlock): string {
  const longest = Math.max(2, ...(value.match(/^[ \t]*`+[ \t]*$/gm) ?? []).map((row) => row.trim().length));
  const fence = '`'.repeat(longest + 1);
  return [fence + lang, value, fence].join('\n');
}

/** A line at its place with as few escapes as it needs; marks that cannot stand within a word extend to all of it. */
function writeLine(children: readonly Inline[], place: Line['type']): string {
  const line = normalizeRuns(inlineRuns(children).map((run) => ({ ...run, url: run.url && linkAddress(run.url) })));
  const write = place === 'tableCell' ? writeCell : writeInlines;
  const escaped = escapeLineStart(write(line, escapeText));
  const isUnmarked = line.every(({ type }) => type === 'text' || type === 'citation');
  // Most of an article: there is nothing to choose between.
  if (isUnmarked && escaped === write(line, (text) => text)) return escaped;
  for (const each of [line, wholeWords(line)]) {
    const raw = write(each, (text) => text);
    // A number alone would count the list that follows.
    const bare = /^\d+[.)]$/.test(raw) ? escapeLineStart(raw) : raw;
    const texts = [bare, escapeLineStart(bare), escapeLineStart(write(each, escapeText))];
    const text = texts.find((text) => JSON.stringify(readBack(text, place)) === JSON.stringify(each));
    if (text !== undefined) return text;
  }
  return escaped;
}

function readBack(text: string, place: Line['type']): Inline[] | undefined {
  if (place === 'tableCell') {
    const [table] = readMarkdown(`| ${text} |\n| - |`, ALL_NUMBERS);
    return table?.type === 'table' && table.children[0]?.children.length === 1
      ? table.children[0].children[0]?.children
      : undefined;
  }
  const [block, next] = readMarkdown(place === 'heading' ? `### ${text}` : text, ALL_NUMBERS);
  return block?.type === place && !next ? block.children : undefined;
}

const LINE_START = /^(?:[-+>|]|#{1,6}(?=\s|$)|~~~)/;

const escapeLineStart = (line: string) =>
  line.replace(LINE_START, '\\$&').replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');

type Escape = (text: string) => string;

const escapeText: Escape = (text) => text.replace(/[*`[\]]|\\(?=[!-/:-@[-`{-~]|$)|!(?=\[|$)|(?<=^|\s)#+$/g, '\\$&');

/** Bars and dashes would end the cell or rule the table. */
const writeCell = (children: readonly Inline[], escaped: Escape): string =>
  writeInlines(children, escaped)
    .replaceAll('|', '\\|')
    .replace(/^:?-+:?$/, '\\$&');

const writeInlines = (children: readonly Inline[], escaped: Escape): string =>
  children.map((node) => writeInline(node, escaped)).join('');

function writeInline(node: Inline, escaped: Escape): string {
  switch (node.type) {
    case 'text':
      return escaped(node.value);
    case 'citation':
      return `[${node.number}]`;
    case 'inlineCode':
      return writeInlineCode(node.value);
    case 'link':
      return `[${writeInlines(node.children, escaped)}](${node.url})`;
    default: {
      const sign = node.type === 'strong' ? '**' : '*';
      return sign + writeInlines(node.children, escaped) + sign;
    }
  }
}

/** Inline code between more backticks than it contains in a row. */
export function writeInlineCode(value: string): string {
  if (!value.includes('`') && value === value.trim()) return `\`${value}\``;
  const lengths = (value.match(/`+/g) ?? []).map((row) => row.length);
  const fence = '`'.repeat(Math.max(1, ...lengths) + 1);
  return `${fence} ${value} ${fence}`;
}

function wholeWords(children: readonly Inline[]): Inline[] {
  const runs = inlineRuns(children);
  for (const [step, from] of [
    [1, 0],
    [-1, runs.length - 1],
  ] as const) {
    for (let at = from + step; at >= 0 && at < runs.length; at += step) {
      const [before, run] = [runs[at - step] as Run, runs[at] as Run];
      if (isSpace(before) || isSpace(run)) continue;
      run.strong ||= before.strong ?? false;
      run.emphasis ||= before.emphasis ?? false;
    }
  }
  return nestRuns(runs);
}
