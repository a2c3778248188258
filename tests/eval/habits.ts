import { runningText } from '@/lib/article/plain-text.ts';
import type { Language } from '@/lib/constants/options.ts';
import { proseWords } from '@/lib/languages/words.ts';
import { countWords } from '@/lib/text/words.ts';
import { DASH, overusedPattern } from '@/lib/writing/score/habits.ts';

export type Habits = ReturnType<typeof findHabits>;

const straightened = (text: string) => text.replaceAll('’', "'");

/** The most frequent first, named by their first form. */
function overusedIn(text: string, language: Language) {
  const matches = [...straightened(text).matchAll(overusedPattern(language))];
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
