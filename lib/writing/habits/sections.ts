import type { Language } from '@/lib/constants/options.ts';
import { sentencesOf } from '@/lib/text/sentences.ts';
import { countWords, wordsOf } from '@/lib/text/words.ts';

/** Uniformity of an article's sections. */
export type Sections = {
  count: number;
  /** Coefficient of variation of their lengths; null for fewer than four. */
  variation: number | null;
  /** The most frequent opening, a first word or '?' for a question, and its sections. */
  opening: { form: string; at: number[] } | null;
};

const FEWEST_SECTIONS = 4;

function variationOf(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
  const variance = lengths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / lengths.length;
  return mean === 0 ? 0 : Math.sqrt(variance) / mean;
}

function openingOf(text: string, language: Language): string {
  const [first = ''] = sentencesOf(text, language);
  if (/[?？]\s*$/.test(first)) return '?';
  return wordsOf(first.toLocaleLowerCase(), language)[0] ?? '';
}

/** Compares the lengths and openings of an article's sections. */
export function sectionHabits(texts: readonly string[], language: Language): Sections {
  if (texts.length < FEWEST_SECTIONS) return { count: texts.length, variation: null, opening: null };
  const forms = texts.map((text) => openingOf(text, language));
  const groups = Map.groupBy(forms.keys(), (at) => forms[at] ?? '');
  const [opening] = [...groups].toSorted(([, one], [, other]) => other.length - one.length);
  return {
    count: texts.length,
    variation: variationOf(texts.map((text) => countWords(text, language))),
    opening: opening ? { form: opening[0], at: opening[1] } : null,
  };
}
