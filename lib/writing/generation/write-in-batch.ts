import { createHash } from 'node:crypto';
import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import type { BatchPlace } from '../schema.ts';
import type { Article, Sibling, Writer, WritingRequest } from '../types.ts';

/** Angles on any topic, one for each blog of the largest batch. In English: the model writes in the article's language. */
const PERSPECTIVES: readonly string[] = [
  'First steps and what to leave for later, for complete beginners',
  'Common mistakes and how to mend them, for people whose first try failed',
  'What it really costs in money, time and attention, for people who are deciding',
  'The options side by side and when each is right, for people who have to choose',
  'What separates good from very good, for experienced practitioners',
  'Doing it with very little money',
  'Doing it with very little time',
  'How to explain it to others and get them to join in',
  'How it works underneath, step by step, for readers who ask why',
  'Popular beliefs about it weighed one by one, for skeptics',
  'A month with it, day by day, for people who want a plan to follow',
  'How to tell whether it is going well, for people in charge of results',
  'What can go wrong and how to be ready for it',
  'Habits that keep it going once the novelty is gone',
  'Doing it in a small space or on a small scale',
  'Its effect on other people and the surroundings',
  'Questions to ask before spending anything on it',
  'How it came to be this way and where it may go',
  'The tools and materials that earn their place',
  'Leaving out what does not matter, for people who feel overwhelmed',
];

/** The default angle of a batch's blog (spec §3, diversifyNiches): one for each index, in an order that depends on the batch. */
export function builtInAngle({ batchId, index }: BatchPlace): string | undefined {
  const rank = (perspective: string) => createHash('sha256').update(`${batchId}:${perspective}`).digest('base64url');
  return PERSPECTIVES.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[index];
}

/** Maximum length of a title, in characters, as in the writers. */
const MAX_TITLE_CHARACTERS = 100;

const spelling = (title: string) => title.normalize('NFKC').toLocaleLowerCase();

/**
 * A title unique in the batch: the article's own, else the words before its colon with a section heading. The article's
 * own again when all headings are taken.
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

/** Writes a blog of a batch: from its own angle if wanted, without repeating its siblings, under an approved or unique title. */
export async function writeInBatch(
  writer: Pick<Writer, 'write'>,
  request: Omit<WritingRequest, 'siblings'>,
  place: BatchPlace,
  { diversify, siblings }: { diversify: boolean; siblings: readonly Sibling[] },
): Promise<Article> {
  const angle = request.angle || (diversify ? builtInAngle(place) : undefined);
  const article = await writer.write({ ...request, angle, siblings });
  const taken = siblings.map(({ title }) => title);
  return { ...article, title: request.title || distinctTitle(article, taken, request.language) };
}
