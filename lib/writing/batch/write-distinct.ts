import { MAX_BATCH_OVERLAP, MAX_BATCH_SIZE } from '@/lib/constants/batch-limits';
import { WritingError } from '../errors';
import { fiveGramsOf, jaccard } from '../repetition';
import type { Article, ArticleText, Writer, WritingRequest } from '../types';
import { planAngle } from './angles';
import type { BatchPlace } from './rules';
import { distinctTitle } from './titles';

/** An article of the batch that exists already: its title and all its text. */
export type WrittenArticle = { title: string; text: string };

/** All text of an article but titles and headings. */
export function textOf({ intro, sections, conclusion }: ArticleText): string {
  return [intro, ...sections.map(({ content }) => content), conclusion].join('\n\n');
}

/**
 * Writes an article that differs from the earlier ones of its batch: with an angle of its own where that is wanted,
 * and written once more, the less similar one kept, when more than a tenth of its runs of five words are an
 * earlier article's. Its title is its own. Throws what the writer throws, but for a second try that fails.
 */
export async function writeDistinct(
  writer: Pick<Writer, 'write'>,
  request: Omit<WritingRequest, 'seed' | 'angle'>,
  place: BatchPlace,
  options: { diversify: boolean; written: readonly WrittenArticle[] },
): Promise<Article> {
  const { language } = request;
  const earlier = options.written.map(({ text }) => fiveGramsOf(text, language));
  const titles = options.written.map(({ title }) => title);

  async function write(attempt: 0 | 1): Promise<{ article: Article; overlap: number }> {
    const article = await writer.write({
      ...request,
      ...(options.diversify && { angle: planAngle(place, titles, attempt) }),
      seed: `${place.batchId}#${place.index + attempt * MAX_BATCH_SIZE}`,
    });
    const runs = fiveGramsOf(textOf(article), language);
    return { article, overlap: Math.max(0, ...earlier.map((other) => jaccard(runs, other))) };
  }

  const named = (article: Article): Article => ({
    ...article,
    title: distinctTitle(article, titles, language),
  });
  const first = await write(0);
  if (first.overlap <= MAX_BATCH_OVERLAP) return named(first.article);
  const second = await write(1).catch((error: unknown) => {
    if (error instanceof WritingError) return first;
    throw error;
  });
  return named(second.overlap < first.overlap ? second.article : first.article);
}
