import type { Language } from '@/lib/constants/options.ts';
import { splitWords } from '@/lib/text/words.ts';

const RUN_LENGTH = 5;

/** Every sequence of five words of a text, in lower case. */
export function fiveGrams(text: string, language: Language): Set<string> {
  const words = splitWords(text.toLocaleLowerCase(), language);
  const starts = words.slice(RUN_LENGTH - 1).keys();
  return new Set([...starts].map((start) => words.slice(start, start + RUN_LENGTH).join(' ')));
}

/** Jaccard index of two sets; 0 when both are empty. */
export function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const shared = [...a].filter((member) => b.has(member)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Overlap of two texts: the Jaccard index of their five-word sequences, for every language. */
export const fiveGramJaccard = (a: string, b: string, language: Language): number =>
  jaccard(fiveGrams(a, language), fiveGrams(b, language));
