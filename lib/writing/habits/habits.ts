import { runningText } from '@/lib/article/plain-text.ts';
import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';
import { countWords, wordsOf } from '@/lib/text/words.ts';

/** Words as written, and the index of their text. */
export type Found = { at: number; words: string };

/** A measure of an article's habits. */
export type Habits = ReturnType<typeof habitsOf>;

function patternOf(entries: readonly string[], language: Language): RegExp {
  const groups = entries.map((entry) => `(${entry.replaceAll('*', '\\p{L}*')})`).join('|');
  return new RegExp(isSpaced(language) ? `(?<!\\p{L})(?:${groups})(?!\\p{L})` : groups, 'giu');
}

/** A dash between clauses, not in a range ("10–12"). */
const DASH = /—+|(?<=\s)–(?=\s)/g;

/** All matches with their groups; apostrophes of any form. */
function allOf(pattern: RegExp, texts: readonly string[]): (Found & { entry: number })[] {
  return texts.flatMap((text, at) =>
    [...text.replaceAll('’', "'").matchAll(pattern)].map((match) => ({
      at,
      words: text.slice(match.index, match.index + match[0].length),
      entry: match.findIndex((group, place) => place > 0 && group !== undefined),
    })),
  );
}

/** The most frequent first, named by their first form. */
function overusedIn(texts: readonly string[], language: Language) {
  // The longest turn counts.
  const entries = proseWords(language).habits.overused.toSorted((a, b) => b.length - a.length);
  const groups = Map.groupBy(allOf(patternOf(entries, language), texts), ({ entry }) => entry);
  return [...groups.values()]
    .map((found: Found[]) => ({ word: (found[0]?.words ?? '').toLowerCase(), found }))
    .toSorted((one, other) => other.found.length - one.found.length);
}

const FEWEST_SECTIONS = 4;

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Coefficient of variation. */
function variationOf(lengths: readonly number[]): number {
  const mean = meanOf(lengths);
  return mean === 0 ? 0 : Math.sqrt(meanOf(lengths.map((each) => (each - mean) ** 2))) / mean;
}

function openingOf(text: string, language: Language): string {
  const [first = ''] = sentencesOf(text, language);
  if (/[?？]\s*$/.test(first)) return '?';
  return wordsOf(first.toLocaleLowerCase(), language)[0] ?? '';
}

function sectionHabits(texts: readonly string[], language: Language) {
  const count = texts.length;
  if (count < FEWEST_SECTIONS) return { count, variation: null, opening: null };
  const groups = Map.groupBy(texts.keys(), (at) => openingOf(texts[at] ?? '', language));
  const [opening = null] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  return { count, variation: variationOf(texts.map((text) => countWords(text, language))), opening };
}

const countOf = (overused: ReturnType<typeof overusedIn>) => overused.reduce((sum, { found }) => sum + found.length, 0);

/** Measures the habits of model prose in the texts of an article: introduction, sections, conclusion. */
export function habitsOf(given: readonly string[], language: Language) {
  const texts = given.map(runningText);
  const all = texts.join('\n\n');
  const words = Math.max(1, countWords(all, language));
  const overused = overusedIn(texts, language);
  const { notBut: pattern, areDashesOrdinary } = proseWords(language).habits;
  const notBut = allOf(pattern, texts);
  const dashes = allOf(DASH, texts).length;
  return {
    overused,
    /** Per 1,000 words. */
    overusedRate: (1000 * countOf(overused)) / words,
    notBut,
    /** Per 1,000 characters. */
    notButRate: (1000 * notBut.length) / Math.max(1, all.length),
    /** Null where long dashes are ordinary punctuation. */
    dashes: areDashesOrdinary ? null : dashes,
    /** Per 100 words. */
    dashRate: areDashesOrdinary ? 0 : (100 * dashes) / words,
    /** Variation of lengths and places with the most frequent opening; null for fewer than four sections. */
    sections: sectionHabits(texts.slice(1, -1), language),
  };
}

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

export function excessOf(habits: Habits, language: Language) {
  const { overused, overusedRate, notBut, notButRate, dashes, dashRate, sections } = habits;
  const alike = sections.opening?.length ?? 0;
  return {
    overused: countOf(overused) >= FEWEST.overused && overusedRate > MOST.overused,
    notBut: notBut.length >= FEWEST.notBut && notButRate > MOST.notBut * density(language),
    dashes: (dashes ?? 0) >= FEWEST.dashes && dashRate > MOST.dashes,
    lengths: sections.variation !== null && sections.variation < LEAST_VARIATION,
    openings: alike * 2 > sections.count,
  };
}

/** Overused words and turns for an editor, such as "delve (4 times)"; none where the article is within human rates. */
export function habitPointers(texts: readonly string[], language: Language): string[] {
  const habits = habitsOf(texts, language);
  const excess = excessOf(habits, language);
  const pointer = (word: string, count: number) => `${word} (${count} times)`;
  return [
    ...(excess.overused ? habits.overused.map(({ word, found }) => pointer(word, found.length)) : []),
    ...(excess.notBut ? [pointer('not X but Y', habits.notBut.length)] : []),
    ...(excess.dashes ? [pointer('—', habits.dashes ?? 0)] : []),
  ];
}
