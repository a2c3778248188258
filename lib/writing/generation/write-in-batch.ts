import { createHash } from 'node:crypto';
import { BATCH_MESSAGES } from '@/lib/constants/batch-messages.ts';
import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import { UsedUpError } from '../errors.ts';
import type { BatchPlace } from '../runs/batch-place.ts';
import type { Article, Sibling, Writer, WritingRequest } from '../types.ts';
import { PERSPECTIVES } from './perspectives.ts';

/**
 * The side that an article takes of its topic where its batch names none (spec §3, diversifyNiches): each index of a batch
 * has another one, always the same, in an order of the batch's own.
 */
export function builtInAngle({ batchId, index }: BatchPlace): string | undefined {
  const rank = (perspective: string) => createHash('sha256').update(`${batchId}:${perspective}`).digest('base64url');
  const ranked = PERSPECTIVES.map((perspective) => ({ perspective, rank: rank(perspective) }));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))[index]?.perspective;
}

/** Longest title made here, in characters, as in the writers. */
const MAX_TITLE_CHARACTERS = 100;

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
    .map((heading) => `${subject}${proseWords(language).colon}${heading}`);
  const fits = (made: string) => [...made].length <= MAX_TITLE_CHARACTERS && !known.has(spelling(made));
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
  request: Omit<WritingRequest, 'siblings'>,
  place: BatchPlace,
  { diversify, siblings }: { diversify: boolean; siblings: readonly Sibling[] },
): Promise<Article> {
  const hasBrief = siblings.some((sibling) => sibling.writer === 'brief');
  if (writer.kind === 'brief' && hasBrief) throw new UsedUpError(BATCH_MESSAGES.briefAgain);
  const takenTitles = siblings.map(({ title }) => title);
  const angle = request.angle || (diversify ? builtInAngle(place) : undefined);
  const article = await writer.write({ ...request, angle, siblings });
  // A brief is named after its topic, and nothing of a topic is cut away.
  if (writer.kind === 'brief') return article;
  return { ...article, title: distinctTitle(article, takenTitles, request.language) };
}
