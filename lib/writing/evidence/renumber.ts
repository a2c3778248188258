import { articleTexts, withTexts } from '@/lib/blogs/article-texts.ts';
import type { Passage } from '../../research/passages.ts';
import type { Article, ArticleText, Evidence } from '../types.ts';

/** A text and its citations. */
type CitingText<Cited> = { text: string; cited: readonly Cited[] };

const ADJACENT = /(?:\[\d{1,3}\])+/g;

/**
 * Renumbers the citations of consecutive texts from 1 by first appearance. Unknown numbers stay.
 * @param texts in reading order, each with its own numbers
 * @param keyOf identity of a citation
 * @returns the texts, and the citations in order
 */
export function renumber<Cited extends { number: number }>(
  texts: readonly CitingText<Cited>[],
  keyOf: (cited: Cited) => string,
): { texts: string[]; cited: Cited[] } {
  const numbered = new Map<string, Cited>();
  function markOf(mark: string, cited: readonly Cited[]): string {
    const found = cited.find(({ number }) => mark === `[${number}]`);
    if (!found) return mark;
    const key = keyOf(found);
    const known = numbered.get(key) ?? { ...found, number: numbered.size + 1 };
    numbered.set(key, known);
    return `[${known.number}]`;
  }
  const renumbered = texts.map(({ text, cited }) =>
    text.replace(ADJACENT, (adjacent) => {
      const marks = adjacent.match(/\[\d{1,3}\]/g) ?? [];
      return [...new Set(marks.map((mark) => markOf(mark, cited)))].join('');
    }),
  );
  return { texts: renumbered, cited: [...numbered.values()] };
}

/**
 * Numbers the citations of an article from 1 and gives the evidence of each.
 * @param article with ids of passages as marks
 */
export function numberEvidence(article: ArticleText, passages: readonly Passage[]): Article {
  const citations = passages.map(({ id, source, text }) => ({ number: id, source, text }));
  const { texts, cited } = renumber(
    articleTexts(article).map((text) => ({ text, cited: citations })),
    ({ source, text }) => `${source} ${text}`,
  );
  const evidence = cited.map(({ number, source, text }): Evidence => ({ number, source, quote: text }));
  return { ...withTexts(article, texts), evidence };
}
