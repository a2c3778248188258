import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { lineText } from '@/lib/article/plain-text.ts';
import { type HtmlBlock, readMdast } from '@/lib/article/read-html.ts';
import type { Block, ListItem } from '@/lib/article/tree.ts';
import { questionsAsHeadings } from './interviews.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]{0,4000}?)\r?\n---\r?\n/;

const OPTIONS = {
  // Plain texts indent paragraphs, and write `<` for itself.
  extensions: [
    gfmTable(),
    gfmStrikethrough(),
    gfmFootnote(),
    { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } },
  ],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmFootnoteFromMarkdown()],
};

/**
 * A Markdown or plain text: its title (or '') from front matter or first heading, and its blocks in lines, each made
 * `clean`.
 */
export function markdownPage(content: string, clean = tidy): { title: string; blocks: PageBlock[] } {
  const front = FRONT_MATTER.exec(content);
  const named = /^title:[ \t]*(.+)$/m.exec(front?.[1] ?? '')?.[1]?.trim() ?? '';
  const unquoted = /^(["'])(.*)\1$/.exec(named)?.[2] ?? named;
  const blocks = readMdast(fromMarkdown(content.slice(front?.[0].length ?? 0), OPTIONS));
  const [first] = blocks;
  const isTitle = first?.type === 'heading' && first.depth === 1;
  const [[heading = ''] = []] = isTitle ? pageLines([first], clean) : [];
  return {
    title: unquoted || heading.replace(/^#+ /, ''),
    blocks: pageLines(isTitle ? blocks.slice(1) : blocks, clean),
  };
}

export const MAX_TEXT_CHARACTERS = 60_000;

/** Characters that hide or reorder words: controls, direction overrides. Joiners of Persian and emoji stay. */
const INVISIBLE =
  /[\p{Bidi_Control}\p{Private_Use}\p{Noncharacter_Code_Point}\u{AD}\u{200B}\u{2060}-\u{2064}\u{FEFF}\u{E0000}-\u{E007F}]/gu;

/** A block of a page: lines that stand together, each with the mark of its form. */
export type PageBlock = string[];

/** One line of clean text: invisible characters gone, every run of white space or controls a space. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Whether a text says anything: it is not empty, and no ornament such as "* * *". */
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The start of a text, at most `limit` characters, cut between words where it has any. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  return text.slice(0, space > 0 ? space : limit).replace(/\p{Surrogate}$/u, '');
}

/** Blocks as a page's text of at most 60,000 characters, with a blank line between them. The last line is whole. */
export function joinBlocks(blocks: readonly PageBlock[]): string {
  const lines = blocks.flatMap((block) => block.map((line, at) => ({ line, gap: at === 0 ? '\n\n' : '\n' })));
  const parts: string[] = [];
  let length = 0;
  for (const { line, gap } of lines) {
    const part = length === 0 ? line : gap + line;
    if (length + part.length > MAX_TEXT_CHARACTERS) {
      if (length < MAX_TEXT_CHARACTERS / 2) parts.push(part);
      break;
    }
    parts.push(part);
    length += part.length;
  }
  return shorten(parts.join(''), MAX_TEXT_CHARACTERS);
}

const codeLines = (value: string) =>
  value.split('\n').flatMap((line) => {
    const indent = /^\s*/.exec(line)?.[0].replace(/\t/g, '    ').replace(/\s/g, '\u00a0');
    return line.trim() ? [`- ${indent}${line.trim()}`] : [];
  });

function itemLines({ children }: ListItem, clean: typeof tidy): string[] {
  const linesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => blockLines(block, clean)).flat();
  const isBelow = (block: Block) => block.type === 'list' || block.type === 'code';
  const line = clean(linesOf(children.filter((block) => !isBelow(block))).join(' '));
  const below = linesOf(children.filter(isBelow));
  return [...(hasWords(line) ? [`- ${line}`] : []), ...below];
}

function blockLines(block: HtmlBlock | Block, clean: typeof tidy): PageBlock[] {
  switch (block.type) {
    case 'heading':
      return worded([`${block.depth > 2 ? '###' : '##'} ${clean(lineText(block.children))}`]);
    case 'list':
      return worded(block.children.flatMap((item) => itemLines(item, clean)));
    case 'table':
      return worded(
        block.children.map(({ children }) => {
          return `| ${children.map((cell) => clean(lineText(cell.children).replaceAll('|', '/'))).join(' | ')} |`;
        }),
      );
    case 'code':
      return worded(codeLines(block.value));
    case 'blockquote':
      return block.children.flatMap((child) => blockLines(child, clean));
    case 'picture':
      return worded([clean(lineText(block.caption))]);
    case 'paragraph':
      return worded([clean(lineText(block.children))]);
  }
}

/** Lines that say something. A table keeps its row of names. */
function worded(lines: readonly string[]): PageBlock[] {
  const kept = lines.filter((line, at) => hasWords(line) || (at === 0 && line.startsWith('|')));
  return kept.some(hasWords) ? [kept] : [];
}

/** A text's blocks in lines: paragraphs, headings (`## `), lists (`- `), tables (`| … |`, column names first). */
export const pageLines = (blocks: readonly HtmlBlock[], clean = tidy): PageBlock[] =>
  questionsAsHeadings(blocks).flatMap((block) => blockLines(block, clean));
