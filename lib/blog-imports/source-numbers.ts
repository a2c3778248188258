import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { MAX_IMPORT_SOURCES } from '@/lib/constants/limits.ts';

const MARK = /\[(\d{1,3})\]/g;

/** Numbers the links of a text: they become its sources, which is how an article of ours links. */
export function sourceNumbers(html: string, given: readonly BlogSource[]) {
  const sources = new Map(given.map((source) => [source.number, source]));
  const numbers = new Map(given.map(({ url, number }) => [url, number]));
  // What looks like a mark already must not come to cite what it never did.
  let last = Math.max(0, ...sources.keys(), ...[...html.matchAll(MARK)].map(([, n]) => Number(n)));

  function add(source: BlogSource): void {
    sources.set(source.number, { ...sources.get(source.number), ...source });
    numbers.set(source.url, source.number);
  }
  return {
    /** Notes a source under the number it has. */
    add,
    /** The number of a link's address, a new one where it has none; undefined where there are too many. */
    numberOf(url: string, title: string): number | undefined {
      const known = numbers.get(url);
      if (known !== undefined) return known;
      if (!isHttpUrl(url) || sources.size >= MAX_IMPORT_SOURCES || last >= 999) return undefined;
      last += 1;
      add({ number: last, url, title });
      return last;
    },
    all: (): BlogSource[] => [...sources.values()].toSorted((a, b) => a.number - b.number),
  };
}
