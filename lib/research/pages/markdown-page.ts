import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { readMdast } from '@/lib/article/read-html.ts';
import { type PageBlock, pageLines } from './page-lines.ts';

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

/** A Markdown or plain text: its title (or '') from front matter or first heading, and its blocks in lines. */
export function markdownPage(content: string): { title: string; blocks: PageBlock[] } {
  const front = FRONT_MATTER.exec(content);
  const named = /^title:[ \t]*(.+)$/m.exec(front?.[1] ?? '')?.[1]?.trim() ?? '';
  const unquoted = /^(["'])(.*)\1$/.exec(named)?.[2] ?? named;
  const blocks = readMdast(fromMarkdown(content.slice(front?.[0].length ?? 0), OPTIONS));
  const [first] = blocks;
  const isTitle = first?.type === 'heading' && first.depth === 1;
  const [[heading = ''] = []] = isTitle ? pageLines([first]) : [];
  return { title: unquoted || heading.replace(/^#+ /, ''), blocks: pageLines(isTitle ? blocks.slice(1) : blocks) };
}
