import type { Blog } from '@/lib/blogs/schema';
import { type Inline, parseTextBlocks, type TextBlock } from '@/lib/blogs/text-blocks';

/** An article's texts as blocks, each in its place. */
export type ArticleText = {
  intro: TextBlock[];
  sections: TextBlock[][];
  conclusion: TextBlock[];
  /** The first citation of each source that the text cites, by the source's number. */
  firstCitations: ReadonlyMap<number, Inline>;
};

const inlinesOf = (block: TextBlock): Inline[] =>
  block.kind === 'paragraph' ? block.content : block.items.flatMap(({ content }) => content);

/**
 * Reads an article's texts.
 * @param cited numbers of the sources that a citation may name
 */
export function parseArticleText({ content }: Blog, cited: ReadonlySet<number>): ArticleText {
  const intro = parseTextBlocks(content.intro, cited);
  const sections = content.sections.map((section) => parseTextBlocks(section.content, cited));
  const conclusion = parseTextBlocks(content.conclusion, cited);
  const firstCitations = new Map<number, Inline>();
  for (const inline of [intro, ...sections, conclusion].flat().flatMap(inlinesOf)) {
    if (inline.kind === 'citation' && !firstCitations.has(inline.number)) {
      firstCitations.set(inline.number, inline);
    }
  }
  return { intro, sections, conclusion, firstCitations };
}
