import { WORD_RANGES } from '@/lib/constants/limits.ts';
import { LENGTHS, type Length } from '@/lib/constants/options.ts';
import { UsedUpError, WritingError } from '../errors.ts';

const refused = (sentence: string) => new WritingError('refused', sentence);

const NUMBER = new Intl.NumberFormat('en-US');
const rangeOf = (length: Length) =>
  `${NUMBER.format(WORD_RANGES[length].min)}–${NUMBER.format(WORD_RANGES[length].max)} words`;

/** Why a digest does not use a page. */
export const FOREIGN = 'The page is in another language than the article, and a digest takes pages as they are.';

/** All given pages are in another language. */
export const allForeign = (): WritingError =>
  refused(
    'Your pages are in another language than the article, and a digest takes pages as they are. Choose their language, or add pages in the article’s.',
  );

/** No page treats the topic. */
export function nothingOn(topic: string): WritingError {
  const short = topic.length > 120 ? `${topic.slice(0, 120).toWellFormed()}…` : topic;
  return refused(`None of the pages treats “${short}”. Add pages on this topic, or word it as they do.`);
}

/** The pages hold too few usable words, perhaps enough for a shorter article. */
export function tooLittle(words: number, wanted: Length): WritingError {
  const about = `These pages hold about ${NUMBER.format(Math.round(words / 10) * 10)} usable words on this topic`;
  const fitting = LENGTHS.findLast((length) => WORD_RANGES[length].min <= words);
  const advice = fitting
    ? `enough for a ${fitting} article (${rangeOf(fitting)}), too little for a ${wanted} one`
    : `too little even for a small article (${rangeOf('small')})`;
  return refused(`${about}: ${advice}. Add pages, or choose another length.`);
}

/** The batch's other blogs left too few words. */
export function usedUp(words: number, wanted: Length): UsedUpError {
  return new UsedUpError(
    `The sources are used up: the other blogs of this batch left about ${NUMBER.format(Math.round(words / 10) * 10)} words of them, too little for another ${wanted} article (${rangeOf(wanted)}). This blog was not counted. For more blogs, begin a batch with other sources.`,
  );
}

/** The outline's sections do not fit into the length. */
export function tooManySections(length: Length): WritingError {
  return refused(
    `The outline has too many sections for a ${length} article (${rangeOf(length)}). Remove some, or choose another length.`,
  );
}
