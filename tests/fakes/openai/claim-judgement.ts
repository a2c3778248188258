import type { Mode } from './mode.ts';

/** The answer about each of some claims, as the mode says what their passages bear out. */
export function judgeClaims(
  sentences: readonly string[],
  { contradicted = [], notFound = [] }: NonNullable<Mode['claims']> = {},
): { number: number; verdict: string }[] {
  return sentences.map((sentence, index) => {
    const has = (marker: string) => sentence.includes(marker);
    const verdict = contradicted.some(has)
      ? 'contradicted'
      : notFound.some(has)
        ? 'not-found'
        : 'entailed';
    return { number: index + 1, verdict };
  });
}
