import type { Blog } from '@/lib/blogs/schema.ts';
import type { Claims } from '../review.ts';
import { measureClaims } from './claim-measure.ts';
import { measureHabits } from './habit-measure.ts';
import type { Measure } from './schema.ts';
import { measureLength, measureReadability } from './text-measures.ts';

/**
 * The measures of a blog's article: no prose habits for a digest, which quotes, and no reading ease without a formula.
 * @param pages texts of its source pages by address, as they were when it was written
 */
export function measuresOf(blog: Blog, pages: ReadonlyMap<string, string>, claims?: Claims): Measure[] {
  const readability = measureReadability(blog);
  return [
    measureLength(blog),
    measureClaims(blog, pages, claims),
    ...(readability ? [readability] : []),
    ...(blog.writer === 'digest' ? [] : [measureHabits(blog)]),
  ];
}
