/** A text with citation marks `[n]`, and what each of its numbers stands for. */
export type CitingText<Cited> = { text: string; cited: readonly Cited[] };

/** Neighbouring marks. */
const ADJACENT = /(?:\[\d{1,3}\])+/g;

/**
 * Numbers the citations of consecutive texts from 1 again, in the order in which they first
 * appear, one number for what is the same. Numbers that stand for nothing are no citations and stay as they are.
 * @param texts in reading order; each has numbers of its own
 * @param keyOf the identity of a cited thing
 * @returns the texts, and what they cite, in the order of its numbers
 */
export function renumber<Cited extends { number: number }>(
  texts: readonly CitingText<Cited>[],
  keyOf: (cited: Cited) => string,
): { texts: string[]; cited: Cited[] } {
  const numbered = new Map<string, Cited>();
  function markOf(mark: string, cited: readonly Cited[]): string {
    const found = cited.find(({ number }) => mark === `[${number}]`);
    if (!found) return mark;
    const key = keyOf(found);
    const known = numbered.get(key) ?? { ...found, number: numbered.size + 1 };
    numbered.set(key, known);
    return `[${known.number}]`;
  }
  const renumbered = texts.map(({ text, cited }) =>
    text.replace(ADJACENT, (adjacent) => {
      const marks = adjacent.match(/\[\d{1,3}\]/g) ?? [];
      return [...new Set(marks.map((mark) => markOf(mark, cited)))].join('');
    }),
  );
  return { texts: renumbered, cited: [...numbered.values()] };
}
