import { type HtmlBlock, type HtmlLosses, readHtml } from '@/lib/article/read-html.ts';
import type { Block } from '@/lib/article/tree.ts';

/** Blocks as the text has them: headings of one level, and no pictures, whose captions stay. */
function articleBlock(block: HtmlBlock): Block[] {
  if (block.type === 'heading') return [{ ...block, depth: 3 }];
  if (block.type !== 'picture') return [block];
  return block.caption.length > 0 ? [{ type: 'paragraph', children: block.caption }] : [];
}

/** Reads HTML from the clipboard, such as of Word or Google Docs. @returns its blocks and counts of what they lack */
export function readPaste(root: Element): { blocks: Block[]; losses: HtmlLosses } {
  const { blocks, losses } = readHtml(root, { from: 'clipboard' });
  const pictures = losses.pictures + blocks.filter(({ type }) => type === 'picture').length;
  return { blocks: blocks.flatMap(articleBlock), losses: { ...losses, pictures } };
}
