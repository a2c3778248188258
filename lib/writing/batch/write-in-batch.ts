import { createHash } from 'node:crypto';
import type { Language } from '@/lib/constants/options.ts';
import type { Article, ArticleAngle, Writer, WritingRequest } from '../types.ts';
import { HEADLINE_FORMS, PERSPECTIVES } from './perspectives.ts';
import type { BatchPlace } from './rules.ts';

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

/** Longest title made here, in characters, as in the writers. */
const MAX_TITLE_CHARACTERS = 100;

const COLONS: Partial<Record<Language, string>> = { chinese: '：', japanese: '：', french: ' : ' };

const spelling = (title: string) => title.normalize('NFKC').toLocaleLowerCase();

/**
 * A title that no other blog of the batch has: the article's own, or, where that is taken, what stands before its
 * colon with the heading of one of its sections. The article's own again when every heading is used up too.
 */
export function distinctTitle(
  { title, sections }: Pick<Article, 'title' | 'sections'>,
  taken: readonly string[],
  language: Language,
): string {
  const known = new Set(taken.map(spelling));
  if (!known.has(spelling(title))) return title;
  const subject = title.split(/\s*(?:[:：]|[—–]{1,2}|,\s)/u, 1)[0] || title;
  const candidates = sections
    .map(({ heading }) => heading)
    .filter((heading) => !spelling(heading).includes(spelling(subject)))
    .map((heading) => `${subject}${COLONS[language] ?? ': '}${heading}`);
  const fits = (made: string) =>
    [...made].length <= MAX_TITLE_CHARACTERS && !known.has(spelling(made));
  return candidates.find(fits) ?? sections.find(({ heading }) => fits(heading))?.heading ?? title;
}

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
