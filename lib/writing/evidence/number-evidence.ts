import { articleTexts, withTexts } from '@/lib/blogs/article-texts.ts';
import type { Passage } from '../../research/passages.ts';
import type { Article, ArticleText, Evidence } from '../types.ts';
import { renumber } from './renumber.ts';

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
