import { runningText } from '@/lib/blogs/text/plain-text.ts';
import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import { countWords } from '@/lib/text/words.ts';
import { type Sections, sectionHabits } from './sections.ts';

/** Words as written, and the index of their text. */
export type Found = { at: number; words: string };

/** Habits of model prose in an article. */
export type Habits = {
  /** The most frequent first, named by their first form. */
  overused: { word: string; found: Found[] }[];
  /** Per 1,000 words. */
  overusedRate: number;
  /** Sentences of the form "not X but Y". */
  notBut: Found[];
  /** Per 1,000 characters. */
  notButRate: number;
  /** Null where long dashes are ordinary punctuation. */
  dashes: number | null;
  /** Per 100 words. */
  dashRate: number;
  sections: Sections;
};

/** A pattern with a group for each entry. */
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

function overusedIn(texts: readonly string[], language: Language): Habits['overused'] {
  // The longest turn counts.
  const entries = proseWords(language).habits.overused.toSorted((a, b) => b.length - a.length);
  const all = allOf(patternOf(entries, language), texts);
  return [...Map.groupBy(all, ({ entry }) => entry).values()]
    .map((found) => ({
      word: (found[0]?.words ?? '').toLowerCase(),
      found: found.map(({ at, words }) => ({ at, words })),
    }))
    .toSorted((one, other) => other.found.length - one.found.length);
}

/**
 * Measures the habits of model prose: overused words, "not X but Y", dashes, sections of one length or one opening.
 * @param given texts of an article in order: introduction, sections, conclusion
 */
export function habitsOf(given: readonly string[], language: Language): Habits {
  const texts = given.map(runningText);
  const all = texts.join('\n\n');
  const words = Math.max(1, countWords(all, language));
  const overused = overusedIn(texts, language);
  const { notBut: pattern, areDashesOrdinary } = proseWords(language).habits;
  const notBut = allOf(pattern, texts);
  const dashes = allOf(DASH, texts).length;
  const count = overused.reduce((sum, { found }) => sum + found.length, 0);
  return {
    overused,
    notBut,
    overusedRate: (1000 * count) / words,
    notButRate: (1000 * notBut.length) / Math.max(1, all.length),
    dashes: areDashesOrdinary ? null : dashes,
    dashRate: areDashesOrdinary ? 0 : (100 * dashes) / words,
    sections: sectionHabits(texts.slice(1, -1), language),
  };
}
