import type { Blog } from '@/lib/blogs/schema.ts';
import type { ClaimCounts } from '../claim-counts.ts';
import { measureClaims } from './claim-measure.ts';
import type { ArticleScore, Measure } from './schema.ts';
import { measureCitations } from './source-measures.ts';
import {
  measureLength,
  measureReadability,
  measureRepetition,
  measureStructure,
} from './text-measures.ts';
import { measureRelevance } from './topic-measure.ts';

const POINTS: Readonly<Record<Measure['verdict'], number | null>> = {
  good: 100,
  fair: 60,
  poor: 20,
  unchecked: null,
};

/**
 * Measures a blog's article.
 * @param pages texts of its source pages as they were when it was written, by address
 * @param claims what came of checking its claims while a model wrote it
 */
export async function scoreOf(
  blog: Blog,
  pages: ReadonlyMap<string, string>,
  claims?: ClaimCounts,
): Promise<ArticleScore> {
  const measures = [
    await measureRelevance(blog),
    measureLength(blog),
    measureStructure(blog),
    measureRepetition(blog),
    measureClaims(blog, pages, claims),
    measureCitations(blog),
    measureReadability(blog),
  ];
  const points = measures.flatMap(({ verdict }) => POINTS[verdict] ?? []);
  // Never none: an article's length can always be measured.
  const total = Math.round(points.reduce((sum, each) => sum + each, 0) / points.length);
  return { total, measures };
}
