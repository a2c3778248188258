import type { Language } from '@/lib/constants/options.ts';
import { wordsOf } from '@/lib/text/words.ts';

const RUN_LENGTH = 5;

/** Every sequence of five words of a text, in lower case. */
export function fiveGramsOf(text: string, language: Language): Set<string> {
  const words = wordsOf(text.toLocaleLowerCase(), language);
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
  jaccard(fiveGramsOf(a, language), fiveGramsOf(b, language));
