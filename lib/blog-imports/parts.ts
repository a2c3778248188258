import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import { inlineRuns, isSpace, nestRuns } from '@/lib/article/inline-runs.ts';
import { blockLines } from '@/lib/article/plain-text.ts';
import { type HtmlBlock, type HtmlNote, readHtml } from '@/lib/article/read-html.ts';
import { type Block, escapeLinkTarget, type Inline } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { readNote } from '@/lib/blog-design/wording.ts';
import type { SourceRecord } from '@/lib/blogs/record.ts';
import { isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { MAX_IMPORT_SOURCES, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { readingWords } from '@/lib/languages/words.ts';
import { note } from '@/lib/messages/catalogue.ts';
import type { Losses } from './losses.ts';
import { pictureLink } from './picture-links.ts';
import { ImportError, MAX_POST_CHARACTERS, type PictureLink, type PostPlace } from './schema.ts';

const SOURCES_HEADINGS = new Set(Object.values(ARTICLE_LABELS).map(({ sources }) => sources));

/** The editor's limit (blogEditSchema). */
export const MAX_HEADING_LENGTH = 300;

export const shorten = (text: string, most: number) => [...text].slice(0, most).join('').trim();

export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a line of markup, such as a WordPress title. */
export function htmlText(html: string): string {
  let words = '';
  new Parser({ ontext: (text) => (words += text) }).end(html);
  return tidy(words);
}

const words = (line: readonly Inline[]) =>
  tidy(
    inlineRuns(line).reduce((all, { leaf }) => all + (leaf.type === 'citation' ? `[${leaf.number}]` : leaf.value), ''),
  );

function pageIn(line: readonly Inline[]) {
  const runs = inlineRuns(line);
  const url = runs.find((run) => run.url)?.url;
  const title = words(runs.filter((run) => run.url === url).map(({ leaf }) => leaf));
  return url === undefined ? undefined : { url: isHttpUrl(url) ? url : '', title };
}

const MAX_TITLE_LENGTH = 300;
const MAX_QUOTE_LENGTH = 2000;

function tidied({ title, url, quote, ...source }: BlogSource): BlogSource {
  const shortened = withoutControls(title.slice(0, MAX_TITLE_LENGTH)).trim();
  return {
    ...source,
    title: shortened,
    url: isHttpUrl(url) && url.length <= MAX_URL_CHARACTERS ? url : '',
    ...(quote && { quote: withoutControls(quote.slice(0, MAX_QUOTE_LENGTH)).trim() }),
  };
}

/** A URL as our exports write it. */
const written = (url: string) => (isHttpUrl(url) ? escapeLinkTarget(url) : '');

const isSame = (source: BlogSource, { url, title }: SourceRecord) =>
  [url, written(url)].includes(source.url) && [tidy(title), '', url].includes(tidy(source.title));

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
const [OPEN, CLOSE] = ([0, 1] as const).map(
  (at) => `[${LANGUAGES.map((language) => readingWords(language).quotationMarks[at].trim()).join('')}]`,
);
const PASSAGE = new RegExp(`^${OPEN}(.+)${CLOSE}$`);
const AFTER_PAGE = new RegExp(`^(?:: ${OPEN}(.+)${CLOSE})?(?: · .+)?$`);

type CitedPage = Pick<BlogSource, 'url' | 'title'>;

/** Names a source by its quoted passage if nothing else is known. */
const named = (source: BlogSource, quoted: string): BlogSource =>
  source.title || source.url || !source.quote ? source : { number: source.number, url: '', title: quoted };

/** Collects a post's sources from citations and the section of sources. */
class SourceList {
  readonly #sources = new Map<number, BlogSource>();
  /** Passages in the quotation marks of the file. */
  readonly #quoted = new Map<number, string>();
  /** The page of the next list of passages. */
  #page: CitedPage | undefined;

  all(): BlogSource[] {
    return [...this.#sources.values()]
      .toSorted((a, b) => a.number - b.number)
      .map((source) => named(source, this.#quoted.get(source.number) ?? ''));
  }

  #add(source: BlogSource): void {
    const { number } = source;
    const known = this.#sources.get(number);
    const isCitable = Number.isInteger(number) && number >= 0 && number <= 999;
    if (!isCitable || (!known && this.#sources.size >= MAX_IMPORT_SOURCES)) return;
    this.#sources.set(number, { ...known, ...tidied(source) });
  }

  /** Adds a note: a page with an optional passage, a passage, or a text and the first page it links to. */
  cite({ number, url = '', line }: HtmlNote): void {
    const text = words(line);
    const linked = pageIn(line);
    const after = linked && text.startsWith(linked.title) && AFTER_PAGE.exec(text.slice(linked.title.length));
    const quote = after ? after[1] : PASSAGE.exec(text)?.[1];
    if (after) this.#add({ number, ...linked, ...(quote && { quote }) });
    else if (quote) {
      this.#add({ number, url: '', title: '', quote });
      this.#quoted.set(number, shorten(text, MAX_QUOTE_LENGTH));
    } else if (text || url) this.#add({ number, url: linked?.url ?? url, title: text });
  }

  /** Reads a line: a page with its citation marks or above its passages, or those marks. @returns whether it has marks */
  line(text: string, linked: CitedPage | undefined): boolean {
    const words = text.split(' ');
    const end = words.findLastIndex((word) => !MARK.test(word)) + 1;
    const marks = words.slice(end);
    if (end === 0 && !linked) return true;
    const page = linked ?? { url: '', title: words.slice(0, end).join(' ') };
    for (const mark of marks) {
      this.#add({ ...page, number: Number(MARK.exec(mark)?.[1]) });
    }
    this.#page = marks.length > 0 ? undefined : page;
    return marks.length > 0;
  }

  /** Reads a list of the section. @returns whether it contains passages of the page above */
  list(entries: readonly { number: number; text: string; page: CitedPage | undefined }[]): boolean {
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

const section = (heading = '', level = 0, written = '') => {
  return { heading, level, written, blocks: [] as Block[], pictures: [] as PictureLink[] };
};

/** `written` is the heading in the article format. */
export type PostSection = Omit<ReturnType<typeof section>, 'blocks'> & { content: string };

class PartCollector {
  #open = section();
  readonly #all = [this.#open];
  /** The picture just before, which may get its caption. */
  #shown: PictureLink | undefined;
  readonly losses: Losses;
  /** The line on who wrote it, as in our posts on other sites. */
  note: string | undefined;
  readonly #sources = new SourceList();
  readonly #place: PostPlace;
  #isSources = false;

  constructor(html: string, place: PostPlace) {
    this.#place = place;
    const { body } = parseHTML(`<html><body>${html}</body></html>`).document;
    const { blocks, notes, losses } = readHtml(body, { from: 'post', base: place.base });
    this.losses = { ...losses, belowSources: 0, labels: 0, dates: 0 };
    for (const note of notes) this.#sources.cite(note);
    for (const block of blocks) this.#block(block);
  }

  get sections(): PostSection[] {
    return this.#all.map(({ blocks, ...rest }) => ({ ...rest, content: writeMarkdown(blocks) }));
  }

  get sources(): BlogSource[] {
    return this.#sources.all();
  }

  #block(block: HtmlBlock): void {
    if (block.type === 'heading') this.#heading(block.depth, block.children);
    else if (block.type === 'picture') this.#picture(block);
    else if (block.type === 'paragraph' && this.#isAside(block.children)) return;
    else if (this.#isSources && block.type === 'paragraph') {
      this.losses.belowSources += this.#sources.line(words(block.children), pageIn(block.children)) ? 0 : 1;
    } else if (this.#isSources && block.type === 'list') {
      const entries = block.children.map((item, at) => {
        const line = blockLines(item).flat();
        return { number: (item as { number?: number }).number ?? at + 1, text: words(line), page: pageIn(line) };
      });
      if (this.#sources.list(entries)) this.losses.belowSources -= 1;
      if (entries.some(({ number }, at) => number !== at + 1)) this.losses.numbers -= 1;
    } else {
      this.#open.blocks.push(block);
      this.#shown = undefined;
    }
  }

  #heading(level: number, line: Inline[]): void {
    const text = words(line);
    this.#isSources = SOURCES_HEADINGS.has(text);
    if (this.#isSources) return;
    if (pageIn(line)) this.losses.links += 1;
    const children = nestRuns(inlineRuns(line).map((run) => ({ ...run, url: undefined })));
    const written = writeMarkdown([{ type: 'heading', depth: 3, children }]);
    this.#open = section(shorten(text, MAX_HEADING_LENGTH), level, written);
    this.#all.push(this.#open);
    this.#shown = undefined;
  }

  #picture({ url, alt, caption }: { url: string; alt: string; caption: Inline[] }): void {
    const link = pictureLink({ url, alt: tidy(alt) }, this.#place);
    if (!link) {
      this.losses.pictures += 1;
      return;
    }
    this.#shown = { ...link, source: words(caption), sourceUrl: pageIn(caption)?.url ?? '' };
    this.#open.pictures.push(this.#shown);
  }

  /** Reads a line in italics: who wrote the post, or the caption of the picture before it. */
  #isAside(line: readonly Inline[]): boolean {
    if (!inlineRuns(line).every((run) => run.emphasis || isSpace(run))) return false;
    const text = words(line);
    if (readNote(text)) this.note = text;
    else if (this.#shown?.source === '')
      Object.assign(this.#shown, { source: text, sourceUrl: pageIn(line)?.url ?? '' });
    else return false;
    return true;
  }
}

export type HtmlParts = Pick<PartCollector, 'sections' | 'sources' | 'losses' | 'note'>;

/** Reads untrusted markup, keeping none of it. @throws ImportError if it is too long */
export function htmlParts(html: string, place: PostPlace): HtmlParts {
  if (html.length > MAX_POST_CHARACTERS) throw new ImportError(note('imports.tooLong'));
  return new PartCollector(html, place);
}
