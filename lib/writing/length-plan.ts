import { WORD_RANGES } from '@/lib/constants/limits.ts';
import { isSpaced, LANGUAGE_DETAILS, type Language, type Length } from '@/lib/constants/options.ts';
import { countWords } from '@/lib/text/words.ts';

const SECTION_COUNTS: Readonly<Record<Length, { min: number; max: number }>> = {
  small: { min: 3, max: 3 },
  medium: { min: 4, max: 5 },
  large: { min: 6, max: 8 },
};

/** Words of introduction and conclusion; the sections share the rest. */
const FRAME_WORDS: Readonly<Record<Length, { intro: number; conclusion: number }>> = {
  small: { intro: 40, conclusion: 30 },
  medium: { intro: 80, conclusion: 60 },
  large: { intro: 110, conclusion: 90 },
};

function sharedWords(length: Length): number {
  const { min, max } = WORD_RANGES[length];
  const { intro, conclusion } = FRAME_WORDS[length];
  return (min + max) / 2 - intro - conclusion;
}

/** Inclusive limits of an article's sections of at most `mostWords` words. */
export function sectionCounts(length: Length, mostWords = Number.POSITIVE_INFINITY) {
  const { min, max } = SECTION_COUNTS[length];
  const least = Math.max(min, Math.ceil(sharedWords(length) / mostWords));
  return { min: least, max: Math.max(least, max) };
}

/** Word budgets of an article's parts. */
export type LengthPlan = {
  intro: number;
  sections: number[];
  conclusion: number;
  /** Sum of all budgets: the middle of the range. */
  total: number;
  min: number;
  max: number;
};

/** Distributes an article's words over its parts, aiming at the middle of the range (spec §3, lengths). */
export function planLengths(length: Length, sectionCount: number): LengthPlan {
  const { min, max } = WORD_RANGES[length];
  const total = (min + max) / 2;
  const { intro, conclusion } = FRAME_WORDS[length];
  const shared = sharedWords(length);
  const each = Math.floor(shared / sectionCount);
  const leftOver = shared - each * sectionCount;
  const sections = Array.from({ length: sectionCount }, (_, i) => each + (i < leftOver ? 1 : 0));
  return { intro, sections, conclusion, total, min, max };
}

export const isWithinRange = (words: number, { min, max }: Pick<LengthPlan, 'min' | 'max'>): boolean =>
  words >= min && words <= max;

export const lengthUnit = (language: Language): 'words' | 'characters' => (isSpaced(language) ? 'words' : 'characters');

/** In the unit of the language, without citation marks and punctuation. */
export const countLength = (text: string, language: Language): number =>
  lengthUnit(language) === 'words'
    ? countWords(text, language)
    : (text.replace(/\[\d+\]/g, '').match(/[\p{L}\p{N}]/gu)?.length ?? 0);

export function lengthRange(length: Length, language: Language): { min: number; max: number } {
  const { min, max } = WORD_RANGES[length];
  const factor = LANGUAGE_DETAILS[language].charactersPerWord ?? 1;
  return { min: Math.round(min * factor), max: Math.round(max * factor) };
}
