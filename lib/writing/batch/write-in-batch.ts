import { createHash } from 'node:crypto';
import { BATCH_MESSAGES } from '@/lib/constants/batch-messages.ts';
import type { Language } from '@/lib/constants/options.ts';
import { UsedUpError } from '../errors.ts';
import type { Article, ArticleAngle, Sibling, Writer, WritingRequest } from '../types.ts';
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
 * Writes an article of a batch: from a side of its own where that is wanted, without what the others say, and under a title
 * that none of them has.
 * @param options.siblings the blogs of the batch that are written already
 * @throws UsedUpError where nothing is left that would not repeat another blog of the batch; whatever the writer throws
 */
export async function writeInBatch(
  writer: Pick<Writer, 'write' | 'kind'>,
  request: Omit<WritingRequest, 'angle' | 'siblings'>,
  place: BatchPlace,
  { diversify, siblings }: { diversify: boolean; siblings: readonly Sibling[] },
): Promise<Article> {
  const hasBrief = siblings.some((sibling) => sibling.writer === 'brief');
  if (writer.kind === 'brief' && hasBrief) throw new UsedUpError(BATCH_MESSAGES.briefAgain);
  const takenTitles = siblings.map(({ title }) => title);
  const angle = diversify ? planAngle(place, takenTitles) : undefined;
  const article = await writer.write({ ...request, angle, siblings });
  // A brief is named after its topic, and nothing of a topic is cut away.
  if (writer.kind === 'brief') return article;
  return { ...article, title: distinctTitle(article, takenTitles, request.language) };
}
