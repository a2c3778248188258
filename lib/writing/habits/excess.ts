import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { type Habits, habitsOf } from './habits.ts';

/**
 * Where a habit shows. People's English has 0.04 "not X but Y" for 1,000 characters and 0.3 dashes for 100 words, small
 * models' 0.7 of each; of the words listed here people use hardly any.
 */
const MOST = { overused: 4, notBut: 0.3, dashes: 0.6 };

/** One sentence may always be of that form. */
const FEWEST = { overused: 3, notBut: 2, dashes: 3 };

/** Sections that differ less look measured out; those of the sample library differ by 0.16 to 0.5. */
const LEAST_VARIATION = 0.1;

/** Characters that say as much as one in a spaced language. */
const density = (language: Language) => (isSpaced(language) ? 1 : 3);

/** Which habits an article has more of than people's prose. */
export function excessOf(habits: Habits, language: Language) {
  const { overused, overusedRate, notBut, notButRate, dashes, dashRate, sections } = habits;
  const words = overused.reduce((sum, { found }) => sum + found.length, 0);
  const alike = sections.opening?.at.length ?? 0;
  return {
    overused: words >= FEWEST.overused && overusedRate > MOST.overused,
    notBut: notBut.length >= FEWEST.notBut && notButRate > MOST.notBut * density(language),
    dashes: (dashes ?? 0) >= FEWEST.dashes && dashRate > MOST.dashes,
    lengths: sections.variation !== null && sections.variation < LEAST_VARIATION,
    openings: alike * 2 > sections.count,
  };
}

/**
 * What an editor should use less of: each word or turn and how often it stands in the article; empty where the article is
 * within what people write.
 * @param texts of an article in order: introduction, sections, conclusion
 */
export function habitPointers(texts: readonly string[], language: Language): { word: string; count: number }[] {
  const habits = habitsOf(texts, language);
  const excess = excessOf(habits, language);
  const words = habits.overused.map(({ word, found }) => ({ word, count: found.length }));
  return [
    ...(excess.overused ? words : []),
    ...(excess.notBut ? [{ word: 'not X but Y', count: habits.notBut.length }] : []),
    ...(excess.dashes ? [{ word: '—', count: habits.dashes ?? 0 }] : []),
  ];
}
