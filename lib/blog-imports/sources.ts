import { escapeLinkTarget } from '@/lib/article/link-address.ts';
import type { HtmlNote } from '@/lib/article/read-html.ts';
import type { SourceRecord } from '@/lib/blogs/record.ts';
import { isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { MAX_IMPORT_SOURCES, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { tidy } from './html-text.ts';

const HIGHEST = 999;

const MAX_TITLE_LENGTH = 300;
const MAX_QUOTE_LENGTH = 2000;

const isLink = (url: string) => isHttpUrl(url) && url.length <= MAX_URL_CHARACTERS;

function tidied({ title, url, quote, ...source }: BlogSource): BlogSource {
  const shortened = withoutControls(title.slice(0, MAX_TITLE_LENGTH)).trim();
  return {
    ...source,
    title: shortened,
    url: isLink(url) ? url : '',
    ...(quote && { quote: withoutControls(quote.slice(0, MAX_QUOTE_LENGTH)).trim() }),
  };
}

/** A URL as our exports write it. */
const written = (url: string) => (isHttpUrl(url) ? escapeLinkTarget(url) : '');

const isSame = (source: BlogSource, { url, title }: SourceRecord) =>
  [url, written(url)].includes(source.url) && [tidy(title), '', url].includes(tidy(source.title));

/** Completes unedited sources from the record. */
export function withSourceRecords(sources: readonly BlogSource[], records: readonly SourceRecord[]): BlogSource[] {
  const known = new Map(records.map((record) => [record.number, record]));
  return sources.map((source) => {
    const record = known.get(source.number);
    if (!record || !isSame(source, record)) return source;
    const { quote, license, ...rest } = record;
    return { ...rest, ...(quote && { quote }), ...(license && { license }) };
  });
}

/** Citation marks after a page, and passages in the list below it, as in our exports. */
const MARK = /^\[(\d{1,3})\]$/;
const PASSAGE = /^“(.+)”$/;

type CitedPage = Pick<BlogSource, 'url' | 'title'>;

type Entry = { number: number; text: string; page: CitedPage | undefined };

/** Names a source by its passage if nothing else is known. */
const named = (source: BlogSource): BlogSource =>
  source.title || source.url || !source.quote ? source : { number: source.number, url: '', title: `“${source.quote}”` };

/** Collects a post's sources from citations and the section of sources. */
export class SourceList {
  readonly #sources = new Map<number, BlogSource>();
  /** The page of the next list of passages. */
  #page: CitedPage | undefined;

  constructor(given: readonly BlogSource[]) {
    for (const source of given) this.#add(source);
  }

  all(): BlogSource[] {
    return [...this.#sources.values()].toSorted((a, b) => a.number - b.number).map(named);
  }

  #add(source: BlogSource): void {
    const { number } = source;
    const known = this.#sources.get(number);
    const isCitable = Number.isInteger(number) && number >= 0 && number <= HIGHEST;
    if (!isCitable || (!known && this.#sources.size >= MAX_IMPORT_SOURCES)) return;
    this.#sources.set(number, { ...known, ...tidied(source) });
  }

  /** Adds what a mark in the text refers to: a page, or a note of the post. */
  cite({ number, url, text = '' }: HtmlNote): void {
    if (url || text) this.#add({ url: '', title: text, ...this.#sources.get(number), number, ...(url && { url }) });
  }

  /** Reads a line: a page with its citation marks or above its passages. @returns whether it has marks */
  line(text: string, linked: CitedPage | undefined): boolean {
    const words = text.split(' ');
    const end = words.findLastIndex((word) => !MARK.test(word)) + 1;
    const marks = words.slice(end);
    const page = linked ?? { url: '', title: words.slice(0, end).join(' ') };
    for (const mark of marks) {
      this.#add({ ...page, number: Number(MARK.exec(mark)?.[1]) });
    }
    this.#page = marks.length > 0 ? undefined : page;
    return marks.length > 0;
  }

  /** Reads a list of the section. @returns whether it contains passages of the page above */
  list(entries: readonly Entry[]): boolean {
    const above = this.#page;
    this.#page = undefined;
    let hasPassages = false;
    for (const { number, text, page } of entries) {
      const quote = PASSAGE.exec(text)?.[1];
      if (page) this.#add({ number, ...page });
      else if (above && quote) {
        this.#add({ number, ...above, quote });
        hasPassages = true;
      }
      // Not a link: keep the text as the title.
      else if (number > 0 && !this.#sources.has(number)) {
        this.#add({ number, url: '', title: text });
      }
    }
    return hasPassages;
  }
}
