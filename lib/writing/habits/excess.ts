import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { type Habits, habitsOf } from './habits.ts';

/**
 * Rates above which a habit shows. Human English has 0.04 "not X but Y" per 1,000 characters and 0.3 dashes per 100 words,
 * small models 0.7 of each; people hardly use the listed words.
 */
const MOST = { overused: 4, notBut: 0.3, dashes: 0.6 };

/** Counts below which a habit never shows. */
const FEWEST = { overused: 3, notBut: 2, dashes: 3 };

/** Lowest natural variation of section lengths; the sample library has 0.08 to 0.48. */
const LEAST_VARIATION = 0.07;

/** A character of an unspaced language says as much as three. */
const density = (language: Language) => (isSpaced(language) ? 1 : 3);

/** Habits that exceed human prose. */
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
 * Overused words and turns with their counts, for an editor; none where the article is within human rates.
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
