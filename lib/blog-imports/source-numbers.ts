import { isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { MAX_IMPORT_SOURCES, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';

const MARK = /\[(\d{1,3})\]/g;

/** The highest number that a citation can have: `[999]`. */
const HIGHEST = 999;

/** Longest title of a source, and longest passage of it, in characters: more is cut. */
const LONGEST_TITLE = 300;
const LONGEST_QUOTE = 2000;

/** The highest number that a text cites. */
function highestMark(html: string): number {
  let highest = 0;
  for (const [, number] of html.matchAll(MARK)) highest = Math.max(highest, Number(number));
  return highest;
}

const isLink = (url: string) => isHttpUrl(url) && url.length <= MAX_URL_CHARACTERS;

/** A source without what no article could hold. */
function tidied({ title, url, quote, ...source }: BlogSource): BlogSource {
  const shortened = withoutControls(title.slice(0, LONGEST_TITLE)).trim();
  return {
    ...source,
    ...{ title: shortened, url: isLink(url) ? url : '' },
    ...(quote && { quote: withoutControls(quote.slice(0, LONGEST_QUOTE)).trim() }),
  };
}

/** Numbers the links of a text: they become its sources, which is how an article of ours links. */
export function sourceNumbers(html: string, given: readonly BlogSource[]) {
  const sources = new Map<number, BlogSource>();
  const numbers = new Map<string, number>();

  function add(source: BlogSource): void {
    const { number } = source;
    const known = sources.get(number);
    const canBeCited = Number.isInteger(number) && number >= 0 && number <= HIGHEST;
    if (!canBeCited || (!known && sources.size >= MAX_IMPORT_SOURCES)) return;
    sources.set(number, { ...known, ...tidied(source) });
    numbers.set(source.url, number);
  }
  for (const source of given) add(source);
  // What looks like a mark already must not come to cite what it never did.
  let last = Math.max(highestMark(html), ...sources.keys());

  return {
    /** Notes a source under the number it has, where a citation can have that and there are not too many. */
    add,
    /** The number of a link's address, a new one where it has none; undefined where there are too many. */
    numberOf(url: string, title: string): number | undefined {
      const known = numbers.get(url);
      if (known !== undefined) return known;
      if (!isLink(url) || sources.size >= MAX_IMPORT_SOURCES || last >= HIGHEST) return undefined;
      last += 1;
      add({ number: last, url, title });
      return last;
    },
    all: (): BlogSource[] => [...sources.values()].toSorted((a, b) => a.number - b.number),
  };
}
