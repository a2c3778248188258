import { articleTexts, withTexts } from '@/lib/blogs/article-texts.ts';
import type { Passage } from '../../research/passages.ts';
import type { Article, ArticleText, Evidence } from '../types.ts';

/** A text with citation marks `[n]`, and what each of its numbers stands for. */
export type CitingText<Cited> = { text: string; cited: readonly Cited[] };

/** Neighbouring marks. */
const ADJACENT = /(?:\[\d{1,3}\])+/g;

/**
 * Numbers the citations of consecutive texts from 1 again, in the order in which they first
 * appear, one number for what is the same. Numbers that stand for nothing are no citations and stay as they are.
 * @param texts in reading order; each has numbers of its own
 * @param keyOf the identity of a cited thing
 * @returns the texts, and what they cite, in the order of its numbers
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
 * Finishes an article whose marks name passages: numbers them from 1 in the order in which they
 * appear, and gives for each number the page and the words it rests on.
 * @param article its marks `[id]` are `Passage.id`
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
