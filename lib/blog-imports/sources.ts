import type { SourceRecord } from '@/lib/blogs/record.ts';
import { isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { escapeLinkTarget } from '@/lib/blogs/text/link-address.ts';
import { MAX_IMPORT_SOURCES, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { tidy } from './line.ts';

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

/** An address as our exports write it. */
const written = (url: string) => (isHttpUrl(url) ? escapeLinkTarget(url) : '');

const isSame = (source: BlogSource, { url, title }: SourceRecord) =>
  [url, written(url)].includes(source.url) && [tidy(title), '', url].includes(tidy(source.title));

/** The sources of a text with what a record says of those that nobody changed in the text. */
export function withSourceRecords(sources: readonly BlogSource[], records: readonly SourceRecord[]): BlogSource[] {
  const known = new Map(records.map((record) => [record.number, record]));
  return sources.map((source) => {
    const record = known.get(source.number);
    if (!record || !isSame(source, record)) return source;
    const { quote, license, ...rest } = record;
    return { ...rest, ...(quote && { quote }), ...(license && { license }) };
  });
}

/** A mark of a passage behind its page, and a passage in the list below it, as our exports have them. */
const MARK = /^\[(\d{1,3})\]$/;
const PASSAGE = /^“(.+)”$/;

/** A page that is cited. */
export type CitedPage = Pick<BlogSource, 'url' | 'title'>;

/** An entry in a list of sources. */
type Entry = { number: number; text: string; page: CitedPage | undefined };

/** A footnote that is a passage of no page is named by it. */
const named = (source: BlogSource): BlogSource =>
  source.title || source.url || !source.quote ? source : { number: source.number, url: '', title: `“${source.quote}”` };

/** The sources of a post while it is read: what its text cites, and what stands below their heading. */
export class SourceList {
  readonly #numbers: ReturnType<typeof sourceNumbers>;
  #linked: CitedPage | undefined;
  /** The page whose passages the next list has. */
  #page: CitedPage | undefined;

  constructor(given: readonly BlogSource[]) {
    this.#numbers = sourceNumbers(given);
  }

  all(): BlogSource[] {
    return this.#numbers.all().map(named);
  }

  #known(number: number): BlogSource | undefined {
    return this.#numbers.all().find((source) => source.number === number);
  }

  /** Takes a mark in the text that links to what it cites. */
  cite(number: number, url: string): void {
    this.#numbers.add({ title: '', ...this.#known(number), number, url });
  }

  /** Takes a link below the heading. The first of a line is its page. */
  link(title: string, url: string): void {
    this.#linked ??= { url: isHttpUrl(url) ? url : '', title };
  }

  /** The page of the line that ends. */
  takePage(): CitedPage | undefined {
    const page = this.#linked;
    this.#linked = undefined;
    return page;
  }

  /**
   * Takes a line below the heading, outside of lists: a page with marks of its passages, or with a list of them below it.
   * @returns whether it has marks
   */
  line(text: string): boolean {
    const words = text.split(' ');
    const end = words.findLastIndex((word) => !MARK.test(word)) + 1;
    const marks = words.slice(end);
    const page = this.takePage() ?? { url: '', title: words.slice(0, end).join(' ') };
    for (const mark of marks) {
      this.#numbers.add({ ...page, number: Number(MARK.exec(mark)?.[1]) });
    }
    this.#page = marks.length > 0 ? undefined : page;
    return marks.length > 0;
  }

  /**
   * Takes a list below the heading.
   * @returns whether it has passages of the page above it
   */
  list(entries: readonly Entry[]): boolean {
    const above = this.#page;
    this.#page = undefined;
    let hasPassages = false;
    for (const { number, text, page } of entries) {
      const quote = PASSAGE.exec(text)?.[1];
      if (page) this.#numbers.add({ number, ...page });
      else if (above && quote) {
        this.#numbers.add({ number, ...above, quote });
        hasPassages = true;
      }
      // What is no page has a title alone.
      else if (number > 0 && !this.#known(number)) {
        this.#numbers.add({ number, url: '', title: text });
      }
    }
    return hasPassages;
  }
}
