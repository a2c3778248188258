import type { Blog } from '@/lib/blogs/schema.ts';
import type { Claims } from '../review.ts';
import { measureClaims } from './claim-measure.ts';
import { measureHabits } from './habit-measure.ts';
import type { Measure } from './schema.ts';
import { measureLength, measureReadability } from './text-measures.ts';

/**
 * The measures that apply to a blog's article: habits of prose are not those of a digest, which quotes, and not every
 * language has a formula for reading ease.
 * @param pages texts of its source pages as they were when it was written, by address
 * @param claims its cited sentences by what became of them when a model wrote it
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
