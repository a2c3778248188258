import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { sourceNumbers } from './source-numbers.ts';

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
