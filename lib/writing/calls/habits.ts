import { runningText } from '@/lib/article/plain-text.ts';
import { isSpaced, type Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import { countWords } from '@/lib/text/words.ts';

export type Habits = ReturnType<typeof findHabits>;

function wordPattern(entries: readonly string[], language: Language): RegExp {
  const groups = entries.map((entry) => `(${entry.replaceAll('*', '\\p{L}*')})`).join('|');
  return new RegExp(isSpaced(language) ? `(?<!\\p{L})(?:${groups})(?!\\p{L})` : groups, 'giu');
}

/** A dash between clauses, not in a range ("10–12"). */
const DASH = /—+|(?<=\s)–(?=\s)/g;

const straightened = (text: string) => text.replaceAll('’', "'");

/** The most frequent first, named by their first form. */
function overusedIn(text: string, language: Language) {
  // The longest turn counts.
  const entries = proseWords(language).habits.overused.toSorted((a, b) => b.length - a.length);
  const matches = [...straightened(text).matchAll(wordPattern(entries, language))];
  const groups = Map.groupBy(matches, (match) => match.findIndex((group, at) => at > 0 && group !== undefined));
  return [...groups.values()]
    .map((forms) => {
      const { index = 0, 0: { length } = '' } = forms[0] ?? { index: 0, 0: '' };
      return { word: text.slice(index, index + length).toLowerCase(), count: forms.length };
    })
    .toSorted((one, other) => other.count - one.count);
}

const total = (overused: ReturnType<typeof overusedIn>) => overused.reduce((sum, { count }) => sum + count, 0);

/** Measures the habits of model prose in the texts of an article. */
export function findHabits(texts: readonly string[], language: Language) {
  const all = texts.map(runningText).join('\n\n');
  const words = Math.max(1, countWords(all, language));
  const overused = overusedIn(all, language);
  const { notBut: pattern, areDashesOrdinary } = proseWords(language).habits;
  const notBut = straightened(all).match(pattern)?.length ?? 0;
  const dashes = areDashesOrdinary ? 0 : (all.match(DASH)?.length ?? 0);
  return {
    overused,
    /** Per 1,000 words. */
    overusedRate: (1000 * total(overused)) / words,
    notBut,
    /** Per 1,000 characters. */
    notButRate: (1000 * notBut) / Math.max(1, all.length),
    /** 0 where long dashes are ordinary punctuation. */
    dashes,
    /** Per 100 words. */
    dashRate: (100 * dashes) / words,
  };
}

/**
 * Rates above which a habit shows. Human English has 0.04 "not X but Y" per 1,000 characters and 0.3 dashes per 100 words,
 * small models 0.7 of each; people hardly use the listed words.
 */
const MOST = { overused: 4, notBut: 0.3, dashes: 0.6 };

/** Counts below which a habit never shows. */
const FEWEST = { overused: 3, notBut: 2, dashes: 3 };

/** A character of an unspaced language says as much as three. */
const density = (language: Language) => (isSpaced(language) ? 1 : 3);

/** Overused words and turns for an editor, such as "delve (4 times)"; none where the article is within human rates. */
export function habitPointers(texts: readonly string[], language: Language): string[] {
  const { overused, overusedRate, notBut, notButRate, dashes, dashRate } = findHabits(texts, language);
  const areOverused = total(overused) >= FEWEST.overused && overusedRate > MOST.overused;
  return [
    ...(areOverused ? overused : []),
    ...(notBut >= FEWEST.notBut && notButRate > MOST.notBut * density(language)
      ? [{ word: 'not X but Y', count: notBut }]
      : []),
    ...(dashes >= FEWEST.dashes && dashRate > MOST.dashes ? [{ word: '—', count: dashes }] : []),
  ].map(({ word, count }) => `${word} (${count} times)`);
}
