import { runningText } from '@/lib/article/plain-text.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';
import { wordsOf } from '@/lib/text/words.ts';
import { lengthOf, lengthRange, lengthUnit } from '../length-plan.ts';
import { blocksOf } from '../model/answer-text/block-text.ts';
import type { Claims } from '../review.ts';
import { measureClaims } from './claim-measure.ts';
import { measureHabits } from './habit-measure.ts';
import { partsOf, placeIn } from './parts.ts';
import type { Measure } from './schema.ts';

const VOWEL_GROUP = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]+/iu;

const count = (word: string, { source }: RegExp) => word.match(new RegExp(source, 'giu'))?.length ?? 0;

/** Syllables of a word, by its vowels; at least one. */
export function syllablesOf(word: string, language: Language): number {
  const { vowels = VOWEL_GROUP, hiatus, silentE } = proseWords(language).readingEase ?? {};
  const apart = hiatus ? count(word, hiatus) : 0;
  return Math.max(1, count(word, vowels) + apart - (silentE?.test(word) ? 1 : 0));
}

/**
 * Flesch reading ease of a text without its tables, from below 0 (very hard) to above 100 (very easy); null without a
 * sentence or a formula for the language (English Flesch, German Amstad, Spanish Fernández Huerta, French Kandel and
 * Moles, Italian Vacca, Portuguese Martins, Russian Oborneva).
 */
export function readingEase(given: string, language: Language): number | null {
  const text = runningText(given);
  const constants = proseWords(language).readingEase;
  const words = wordsOf(text, language);
  if (!constants || words.length === 0) return null;
  const lines = blocksOf(text).flatMap((block) => block.split('\n'));
  const sentences = lines.flatMap((line) => sentencesOf(line, language)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0);
  const { base, sentence, word } = constants;
  return base - (sentence * words.length) / sentences - (word * syllables) / words.length;
}

const NUMBER = new Intl.NumberFormat('en-US');

/** Measures an article's length against its range. */
export function measureLength(blog: Blog): Measure {
  const { length, language } = blog;
  const found = partsOf(blog).reduce((sum, part) => sum + lengthOf(part.text, language), 0);
  const { min, max } = lengthRange(length, language);
  const unit = lengthUnit(language);
  const range = `${NUMBER.format(min)} to ${NUMBER.format(max)} ${unit}`;
  const isInside = found >= min && found <= max;
  return {
    name: 'length',
    verdict: isInside ? 'good' : 'notable',
    value: `${NUMBER.format(found)} ${unit}`,
    summary: isInside ? `Inside the range of a ${length} blog, ${range}.` : `A ${length} blog has ${range}.`,
    details: [],
    findings: [],
  };
}

const ACADEMIC = 30;
const HARD_PART = 20;

/** Measures reading ease; undefined for languages without a formula. */
export function measureReadability(blog: Blog): Measure | undefined {
  const parts = partsOf(blog);
  const ease = readingEase(parts.map(({ text }) => text).join('\n\n'), blog.language);
  if (ease === null) return undefined;
  const hard = parts.filter((part) => (readingEase(part.text, blog.language) ?? 100) < HARD_PART);
  return {
    name: 'readability',
    verdict: ease >= ACADEMIC ? 'good' : 'notable',
    value: `Reading ease ${Math.round(ease)}`,
    summary: 'Flesch reading ease: 60 and more is plain, below 30 is academic.',
    details: [],
    findings: hard.map((part) => {
      return { sentence: 'Hard to read: shorter sentences and words would help.', place: placeIn(part) };
    }),
  };
}

/** The measures of an article: no prose habits for a digest, which quotes. `pages` has their texts by address. */
export function measuresOf(blog: Blog, pages: ReadonlyMap<string, string>, claims?: Claims): Measure[] {
  const readability = measureReadability(blog);
  return [
    measureLength(blog),
    measureClaims(blog, pages, claims),
    ...(readability ? [readability] : []),
    ...(blog.writer === 'digest' || blog.writer === 'library' ? [] : [measureHabits(blog)]),
  ];
}
