import { isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { MAX_IMPORT_SOURCES, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';

/** The highest number that a citation can have: `[999]`. */
const HIGHEST = 999;

/** Longest title of a source, and longest passage of it, in characters: more is cut. */
const LONGEST_TITLE = 300;
const LONGEST_QUOTE = 2000;

const isLink = (url: string) => isHttpUrl(url) && url.length <= MAX_URL_CHARACTERS;

/** A source without what no article could hold. */
function tidied({ title, url, quote, ...source }: BlogSource): BlogSource {
  const shortened = withoutControls(title.slice(0, LONGEST_TITLE)).trim();
  return {
    ...source,
    title: shortened,
    url: isLink(url) ? url : '',
    ...(quote && { quote: withoutControls(quote.slice(0, LONGEST_QUOTE)).trim() }),
  };
}

/** The sources of a text while it is read, by their numbers. */
export function sourceNumbers(given: readonly BlogSource[]) {
  const sources = new Map<number, BlogSource>();

  /** Notes a source under the number it has, or more of one, where a citation can have that and there are not too many. */
  function add(source: BlogSource): void {
    const { number } = source;
    const known = sources.get(number);
    const canBeCited = Number.isInteger(number) && number >= 0 && number <= HIGHEST;
    if (!canBeCited || (!known && sources.size >= MAX_IMPORT_SOURCES)) return;
    sources.set(number, { ...known, ...tidied(source) });
  }
  for (const source of given) add(source);

  return { add, all: (): BlogSource[] => [...sources.values()].toSorted((a, b) => a.number - b.number) };
}
