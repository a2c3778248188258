import { createHash } from 'node:crypto';
import type { ArticleAngle } from '../types';
import { HEADLINE_FORMS, PERSPECTIVES } from './perspectives';
import type { BatchPlace } from './rules';

/** The items in an order that is each batch's own and always the same for it. */
function inOrderOf<T>(batchId: string, items: readonly T[]): T[] {
  const rank = (index: number) =>
    createHash('sha256').update(`${batchId}:${index}`).digest('base64url');
  return items
    .map((item, index) => ({ item, rank: rank(index) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item);
}

/**
 * The side that an article of a batch takes of its topic (spec §3, diversifyNiches): no two indexes of a batch have
 * the same, and the same index always gets the same.
 * @param takenTitles titles of the batch that exist already
 */
export function planAngle(
  { batchId, index }: BatchPlace,
  takenTitles: readonly string[],
): ArticleAngle {
  const perspectives = inOrderOf(batchId, PERSPECTIVES);
  const forms = inOrderOf(batchId, HEADLINE_FORMS);
  return {
    ...(perspectives[index % perspectives.length] ?? PERSPECTIVES[0]),
    headline: forms[index % forms.length] ?? HEADLINE_FORMS[0],
    takenTitles,
    place: index,
  };
}
