import type { Language } from '@/lib/constants/options.ts';
import { wordsOf } from '@/lib/text/words.ts';

const RUN_LENGTH = 5;

/** Every sequence of five words of a text, in lower case. */
export function fiveGramsOf(text: string, language: Language): Set<string> {
  const words = wordsOf(text.toLocaleLowerCase(), language);
  const runs = new Set<string>();
  for (let start = 0; start + RUN_LENGTH <= words.length; start += 1) {
    runs.add(words.slice(start, start + RUN_LENGTH).join(' '));
  }
  return runs;
}

/** Jaccard index of two sets; 0 when both are empty. */
export function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  let shared = 0;
  for (const member of a) if (b.has(member)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Overlap of two texts: the Jaccard index of their five-word sequences, for every language. */
export function fiveGramJaccard(a: string, b: string, language: Language): number {
  return jaccard(fiveGramsOf(a, language), fiveGramsOf(b, language));
}
