import type { Blog } from '@/lib/blogs/schema.ts';
import { type Inline, leavesOf, piecesOf, type TextBlock } from '@/lib/blogs/text/blocks.ts';
import { parseTextBlocks } from '@/lib/blogs/text/parse-blocks.ts';
import { parseInline } from '@/lib/blogs/text/parse-inline.ts';

/** An article's texts as blocks, each in its place. */
export type ArticleText = {
  intro: TextBlock[];
  keyPoints: { at: number; content: Inline[] }[];
  sections: TextBlock[][];
  conclusion: TextBlock[];
  questions: { at: number; question: string; answer: TextBlock[] }[];
  /** The first citation of each source that the text cites, by the source's number. */
  firstCitations: ReadonlyMap<number, Inline>;
};

/**
 * Reads an article's texts.
 * @param cited numbers of the sources that a citation may name
 */
export function parseArticleText({ content }: Blog, cited: ReadonlySet<number>): ArticleText {
  const intro = parseTextBlocks(content.intro, cited);
  const keyPoints = (content.keyPoints ?? []).map((point, at) => ({ at, content: parseInline(point, cited) }));
  const sections = content.sections.map((section) => parseTextBlocks(section.content, cited));
  const conclusion = parseTextBlocks(content.conclusion, cited);
  const questions = (content.questions ?? []).map(({ question, answer }, at) => ({
    at,
    question,
    answer: parseTextBlocks(answer, cited),
  }));
  const inlines = [
    ...intro.flatMap(piecesOf),
    ...keyPoints.map((point) => point.content),
    ...[...sections, conclusion, ...questions.map(({ answer }) => answer)].flat().flatMap(piecesOf),
  ];
  return { intro, keyPoints, sections, conclusion, questions, firstCitations: firstCitationsOf(inlines.flat()) };
}

function firstCitationsOf(inlines: readonly Inline[]): ReadonlyMap<number, Inline> {
  const first = new Map<number, Inline>();
  for (const inline of leavesOf(inlines)) {
    if (inline.kind === 'citation' && !first.has(inline.number)) first.set(inline.number, inline);
  }
  return first;
}
