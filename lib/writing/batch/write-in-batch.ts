import type { Article, Writer, WritingRequest } from '../types';
import { planAngle } from './angles';
import type { BatchPlace } from './rules';
import { distinctTitle } from './titles';

/**
 * Writes an article of a batch: from a side of its own where that is wanted, and under a title that none of the earlier
 * ones has. Throws what the writer throws.
 * @param options.takenTitles titles of the batch that exist already
 */
export async function writeInBatch(
  writer: Pick<Writer, 'write' | 'kind'>,
  request: Omit<WritingRequest, 'angle'>,
  place: BatchPlace,
  { diversify, takenTitles }: { diversify: boolean; takenTitles: readonly string[] },
): Promise<Article> {
  const angle = diversify ? planAngle(place, takenTitles) : undefined;
  const article = await writer.write({ ...request, angle });
  // A brief is named after its topic, and nothing of a topic is cut away.
  if (writer.kind === 'brief') return article;
  return { ...article, title: distinctTitle(article, takenTitles, request.language) };
}
