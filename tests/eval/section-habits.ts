import { runningText } from '@/lib/article/plain-text.ts';
import type { Language } from '@/lib/constants/options.ts';
import { splitSentences } from '@/lib/text/sentences.ts';
import { countWords, splitWords } from '@/lib/text/words.ts';

const FEWEST_SECTIONS = 4;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Coefficient of variation. */
function variation(lengths: readonly number[]): number {
  const usual = mean(lengths);
  return usual === 0 ? 0 : Math.sqrt(mean(lengths.map((each) => (each - usual) ** 2))) / usual;
}

function opening(text: string, language: Language): string {
  const [first = ''] = splitSentences(text, language);
  if (/[?？]\s*$/.test(first)) return '?';
  return splitWords(first.toLocaleLowerCase(), language)[0] ?? '';
}

/** How much the lengths of sections vary, and how many open alike; null for fewer than four sections. */
export function sectionHabits(sections: readonly string[], language: Language) {
  const texts = sections.map(runningText);
  const count = texts.length;
  if (count < FEWEST_SECTIONS) return { count, variation: null, alike: null };
  const groups = Map.groupBy(texts, (text) => opening(text, language));
  const alike = Math.max(...[...groups.values()].map(({ length }) => length));
  return { count, variation: variation(texts.map((text) => countWords(text, language))), alike };
}
