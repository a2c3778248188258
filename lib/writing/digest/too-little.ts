import { WORD_RANGES } from '@/lib/constants/limits.ts';
import { LENGTHS, type Length } from '@/lib/constants/options.ts';
import { UsedUpError, WritingError } from '../errors.ts';

const NUMBER = new Intl.NumberFormat('en-US');
const rangeOf = (length: Length) =>
  `${NUMBER.format(WORD_RANGES[length].min)}–${NUMBER.format(WORD_RANGES[length].max)} words`;

/** Why a digest leaves a page out whose language is not the article's. */
export const FOREIGN = 'The page is in another language than the article, and a digest takes pages as they are.';

/** The refusal of a digest of given pages that are all in another language. */
export const allForeign = (): WritingError =>
  new WritingError(
    'refused',
    'Your pages are in another language than the article, and a digest takes pages as they are. Choose their language, or add pages in the article’s.',
  );

/** The refusal of a digest whose pages say nothing on its topic. */
export function nothingOn(topic: string): WritingError {
  const short = topic.length > 120 ? `${topic.slice(0, 120).toWellFormed()}…` : topic;
  return new WritingError(
    'refused',
    `None of the pages treats “${short}”. Add pages on this topic, or word it as they do.`,
  );
}

/**
 * The refusal of a digest that its pages cannot fill: how much they hold, and which length that fits.
 * @param words usable words on the topic
 */
export function tooLittle(words: number, wanted: Length): WritingError {
  const about = `These pages hold about ${NUMBER.format(Math.round(words / 10) * 10)} usable words on this topic`;
  const fitting = LENGTHS.findLast((length) => WORD_RANGES[length].min <= words);
  const advice = fitting
    ? `enough for a ${fitting} article (${rangeOf(fitting)}), too little for a ${wanted} one`
    : `too little even for a small article (${rangeOf('small')})`;
  return new WritingError('refused', `${about}: ${advice}. Add pages, or choose another length.`);
}

/**
 * The refusal of a blog of a batch for which the others left too little.
 * @param words usable words that are left
 */
export function usedUp(words: number, wanted: Length): UsedUpError {
  return new UsedUpError(
    `The sources are used up: the other blogs of this batch left about ${NUMBER.format(Math.round(words / 10) * 10)} words of them, too little for another ${wanted} article (${rangeOf(wanted)}). This blog was not counted. For more blogs, begin a batch with other sources.`,
  );
}

/** The refusal of an outline whose sections do not fit into the length, however short each is. */
export function tooManySections(length: Length): WritingError {
  return new WritingError(
    'refused',
    `The outline has too many sections for a ${length} article (${rangeOf(length)}). Remove some, or choose another length.`,
  );
}
