import type { BlogSource } from '@/lib/blogs/schema.ts';

/** The sources of a text while it is read, by their numbers. */
export function sourceNumbers(given: readonly BlogSource[]) {
  const sources = new Map(given.map((source) => [source.number, source]));
  return {
    /** Notes a source under the number it has, or more of one. */
    add(source: BlogSource): void {
      sources.set(source.number, { ...sources.get(source.number), ...source });
    },
    all: (): BlogSource[] => [...sources.values()].toSorted((a, b) => a.number - b.number),
  };
}
