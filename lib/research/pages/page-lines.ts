import { lineText } from '@/lib/article/plain-text.ts';
import type { HtmlBlock } from '@/lib/article/read-html.ts';
import type { Block, ListItem } from '@/lib/article/tree.ts';
import { hasWords, type PageBlock, rowLine, tidy } from './page-text.ts';

/** Lines of code as items, with their indentation kept in no-break spaces. */
const codeLines = (value: string) =>
  value.split('\n').flatMap((line) => {
    const indent = /^\s*/.exec(line)?.[0].replace(/\t/g, '    ').replace(/\s/g, '\u00a0');
    return line.trim() ? [`- ${indent}${line.trim()}`] : [];
  });

/** An item's line and, below it, those of its inner lists and code. */
function itemLines({ children }: ListItem): string[] {
  const isBelow = (block: Block) => block.type === 'list' || block.type === 'code';
  const line = tidy(
    children
      .filter((block) => !isBelow(block))
      .flatMap(blockLines)
      .flat()
      .join(' '),
  );
  const below = children.filter(isBelow).flatMap(blockLines).flat();
  return [...(hasWords(line) ? [`- ${line}`] : []), ...below];
}

function blockLines(block: HtmlBlock | Block): PageBlock[] {
  switch (block.type) {
    case 'heading':
      return worded([`${block.depth > 2 ? '###' : '##'} ${tidy(lineText(block.children))}`]);
    case 'list':
      return worded(block.children.flatMap(itemLines));
    case 'table':
      return worded(
        block.children.map((row) =>
          rowLine(row.children.map((cell) => tidy(lineText(cell.children).replaceAll('|', '/')))),
        ),
      );
    case 'code':
      return worded(codeLines(block.value));
    case 'blockquote':
      return block.children.flatMap(blockLines);
    case 'picture':
      return worded([tidy(lineText(block.caption))]);
    case 'paragraph':
      return worded([tidy(lineText(block.children))]);
  }
}

/** Lines that say something. A table keeps its row of names. */
function worded(lines: readonly string[]): PageBlock[] {
  const kept = lines.filter((line, at) => hasWords(line) || (at === 0 && line.startsWith('|')));
  return kept.some(hasWords) ? [kept] : [];
}

/** A text's blocks in lines: paragraphs, headings (`## `), lists (`- `), tables (`| … |`, column names first). */
export const pageLines = (blocks: readonly HtmlBlock[]): PageBlock[] => blocks.flatMap(blockLines);
