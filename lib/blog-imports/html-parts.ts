import { Parser } from 'htmlparser2';
import { ARTICLE_LABELS } from '@/lib/blog-design/labels.ts';
import { isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { sourceNumbers } from './source-numbers.ts';
import type { Losses, Part, PictureLink } from './types.ts';

const SILENT = new Set(
  'script,style,noscript,template,svg,math,iframe,object,embed,form,select,textarea,button,video,audio,canvas,head,title'.split(
    ',',
  ),
);
const BLOCKS = new Set(
  (
    'address,article,aside,blockquote,body,caption,center,dd,details,div,dl,dt,fieldset,figure,footer,header,hr,html,main,' +
    'nav,p,pre,section,summary,table,tbody,tfoot,thead'
  ).split(','),
);
const HEADING = /^h([1-6])$/;
const MARK = /^\[(\d{1,3})\]$/;
const SHORTCODE = /\[\/?(?:caption|gallery|embed|video|audio|playlist|contact-form-7)\b[^\]]*\]/g;
const BLANK_LINE = /\n[ \t]*\n/;
const SOURCES_HEADINGS = new Set(Object.values(ARTICLE_LABELS).map(({ sources }) => sources));

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

type Attributes = Readonly<Record<string, string>>;
type List = { ordered: boolean; items: string[]; nextNumber: number };
type OpenLink = { url: string; start: number };

/** What a post's markup says, part by part. */
export type HtmlParts = { parts: Part[]; sources: BlogSource[]; losses: Losses };

/**
 * Puts a post's parts together while its markup is parsed. Only text, the addresses of links and pictures, and what kind of
 * block stands where is taken over; nothing of the markup is.
 */
class PartCollector {
  readonly parts: Part[] = [];
  readonly losses: Losses = {
    ...{ nestedLists: 0, codeBlocks: 0, links: 0, embeds: 0, subheadings: 0, pictures: 0 },
    belowSources: 0,
  };
  readonly #sources: ReturnType<typeof sourceNumbers>;
  #line = '';
  /** Text of the line that is not emphasised. */
  #plain = '';
  #silent = 0;
  #emphasis = 0;
  #quotes = 0;
  #preformatted = 0;
  #heading = 0;
  #caption = false;
  #lists: List[] = [];
  #isItemEmpty = true;
  #itemNumber = 0;
  #table: string[][] | undefined;
  #link: OpenLink | undefined;
  #picture: PictureLink | undefined;
  #isSources = false;

  constructor(html: string, given: readonly BlogSource[]) {
    this.#sources = sourceNumbers(html, given);
  }

  get sources(): BlogSource[] {
    return this.#sources.all();
  }

  open(name: string, attributes: Attributes): void {
    if (SILENT.has(name)) {
      if (this.#silent === 0) this.losses.embeds += 1;
      this.#silent += 1;
    }
    if (this.#silent > 0) return;
    const level = Number(HEADING.exec(name)?.[1] ?? 0);
    if (level > 0 || BLOCKS.has(name)) this.#endLine();
    if (level > 0) this.#heading = level;
    if (name === 'blockquote') this.#quotes += 1;
    else if (name === 'pre') {
      this.#preformatted += 1;
      this.losses.codeBlocks += 1;
    } else if (name === 'em' || name === 'i') this.#emphasis += 1;
    else if (name === 'br') this.#line += ' ';
    else if (name === 'figcaption') {
      this.#endLine();
      this.#caption = true;
    } else if (name === 'img') this.#openPicture(attributes);
    else if (name === 'a') this.#link = { url: attributes.href ?? '', start: this.#line.length };
    else if (name === 'ul' || name === 'ol') this.#openList(name === 'ol', attributes);
    else if (name === 'li') this.#openItem(attributes);
    else this.#openTablePart(name);
  }

  #openTablePart(name: string): void {
    if (name === 'table') this.#table = [];
    else if (name === 'tr') this.#table?.push([]);
    else if (name === 'td' || name === 'th') this.#line = '';
  }

  #openPicture({ src = '', alt = '' }: Attributes): void {
    if (!isHttpUrl(src) || src.length > MAX_URL_CHARACTERS) {
      this.losses.pictures += 1;
      return;
    }
    this.#picture = { url: src, alt: tidy(alt), source: '', sourceUrl: '' };
    this.parts.push({ kind: 'picture', ...this.#picture });
  }

  #openList(ordered: boolean, { start }: Attributes): void {
    if (this.#lists.length > 0) {
      this.#endLine();
      this.losses.nestedLists += 1;
    } else this.#endLine();
    this.#lists.push({ ordered, items: [], nextNumber: Number(start ?? 1) || 1 });
  }

  #openItem({ value }: Attributes): void {
    this.#endLine();
    const list = this.#lists.at(-1);
    if (!list) return;
    this.#itemNumber = Number(value ?? list.nextNumber) || list.nextNumber;
    list.nextNumber = this.#itemNumber + 1;
    this.#isItemEmpty = true;
  }

  text(given: string): void {
    if (this.#silent > 0) return;
    const text = withoutControls(given).replace(SHORTCODE, () => {
      this.losses.embeds += 1;
      return ' ';
    });
    const isFree = !this.#table && this.#lists.length === 0 && this.#preformatted === 0;
    // WordPress writes paragraphs as lines with nothing between them.
    const pieces = isFree && this.#heading === 0 ? text.split(BLANK_LINE) : [text];
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) this.#endLine();
      this.#line += piece;
      if (this.#emphasis === 0) this.#plain += piece;
    }
  }

  close(name: string): void {
    if (SILENT.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    if (this.#silent > 0) return;
    if (name === 'a') this.#closeLink();
    else if (name === 'em' || name === 'i') this.#emphasis = Math.max(0, this.#emphasis - 1);
    else if (name === 'td' || name === 'th') this.#closeCell();
    else if (HEADING.test(name) || name === 'li' || name === 'figcaption' || BLOCKS.has(name)) {
      this.#endLine();
      this.#closeBlock(name);
    } else if (name === 'ul' || name === 'ol') this.#closeList();
  }

  #closeBlock(name: string): void {
    if (HEADING.test(name)) this.#heading = 0;
    else if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
    else if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    else if (name === 'figcaption') this.#caption = false;
    else if (name === 'figure') this.#picture = undefined;
    else if (name === 'table') this.#closeTable();
  }

  /** A link becomes a citation of its page, behind its words. */
  #closeLink(): void {
    const link = this.#link;
    this.#link = undefined;
    if (!link) return;
    const words = tidy(this.#line.slice(link.start));
    const marked = MARK.exec(words)?.[1];
    if (marked && isHttpUrl(link.url)) {
      // The space before it is not in the markup, where it stands close to its word.
      this.#line = `${this.#line.slice(0, link.start).trimEnd()} [${marked}]`;
      this.#sources.add({
        title: '',
        ...this.#known(Number(marked)),
        number: Number(marked),
        url: link.url,
      });
    } else if (this.#isSources && this.#lists.length > 0) {
      const url = isHttpUrl(link.url) ? link.url : '';
      this.#sources.add({ number: this.#itemNumber, url, title: words });
    } else if (this.#picture && (this.#caption || this.#emphasis > 0)) {
      this.#picture.sourceUrl = isHttpUrl(link.url) ? link.url : '';
    } else if (words) this.#cite(link.url, words);
  }

  #known(number: number): BlogSource | undefined {
    return this.#sources.all().find((source) => source.number === number);
  }

  #cite(url: string, words: string): void {
    if (url.startsWith('#')) return;
    const number = this.#heading > 0 ? undefined : this.#sources.numberOf(url, words);
    if (number === undefined) this.losses.links += 1;
    else this.#line = `${this.#line.trimEnd()} [${number}]`;
  }

  /** Ends the line of text that is open, and puts it where it belongs. */
  #endLine(): void {
    const text = tidy(this.#line);
    const isEmphasised = tidy(this.#plain) === '';
    this.#line = '';
    this.#plain = '';
    if (!text || this.#table) {
      // Words between the rows of a table are no part of it; those of a cell stay until it ends.
      if (this.#table) this.#line = text ? `${text} ` : '';
      return;
    }
    if (this.#heading > 0) this.#endHeading(text);
    else if (this.#picture && (this.#caption || isEmphasised)) this.#endCaption(text);
    else if (this.#lists.length > 0) this.#endItemLine(text);
    else if (this.#isSources) this.losses.belowSources += 1;
    else this.#addText(this.#quotes > 0 ? `> ${text}` : text);
  }

  #endHeading(text: string): void {
    this.#isSources = SOURCES_HEADINGS.has(text);
    if (!this.#isSources) this.parts.push({ kind: 'heading', level: this.#heading, text });
  }

  #endCaption(text: string): void {
    const picture = this.parts.findLast((part) => part.kind === 'picture');
    if (picture)
      Object.assign(picture, { source: text, sourceUrl: this.#picture?.sourceUrl ?? '' });
    this.#picture = undefined;
  }

  #endItemLine(text: string): void {
    const { items } = this.#lists[0] as List;
    if (this.#isItemEmpty) items.push(text);
    else items.push(`${items.pop()} ${text}`);
    this.#isItemEmpty = false;
  }

  #closeList(): void {
    this.#endLine();
    const list = this.#lists.pop();
    if (!list || this.#lists.length > 0 || list.items.length === 0) return;
    if (this.#isSources) {
      this.#addTitlesWithoutLinks(list);
      return;
    }
    const lines = list.items.map((text, at) => `${list.ordered ? `${at + 1}.` : '-'} ${text}`);
    this.#addText(lines.join('\n'));
  }

  /** Sources that are no page have a title alone. */
  #addTitlesWithoutLinks({ items, nextNumber }: List): void {
    const first = nextNumber - items.length;
    for (const [at, title] of items.entries()) {
      const number = first + at;
      if (number > 0 && !this.#known(number)) this.#sources.add({ number, url: '', title });
    }
  }

  #closeCell(): void {
    this.#table?.at(-1)?.push(tidy(this.#line).replaceAll('|', '/'));
    this.#line = '';
    this.#plain = '';
  }

  #closeTable(): void {
    const rows = (this.#table ?? []).filter((row) => row.some(Boolean));
    this.#table = undefined;
    this.#line = '';
    if (rows.length >= 2 && rows.some((row) => row.length >= 2)) {
      this.#addText(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
      return;
    }
    // It arranged a page.
    for (const text of rows.flat().filter(Boolean)) this.#addText(text);
  }

  #addText(text: string): void {
    this.#picture = undefined;
    this.parts.push({ kind: 'text', text });
  }

  end(): void {
    this.#table = undefined;
    while (this.#lists.length > 0) this.#closeList();
    this.#endLine();
  }
}

/**
 * The parts of a post's markup, with the pages that it links to as sources. Safe for whatever is given: nothing of the
 * markup itself is taken over, and time and memory grow with its length alone.
 * @param given sources that the text cites by number already
 */
export function htmlParts(html: string, given: readonly BlogSource[]): HtmlParts {
  const collector = new PartCollector(html, given);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes),
      ontext: (text) => collector.text(text),
      onclosetag: (name) => collector.close(name),
    },
    { decodeEntities: true },
  );
  parser.end(html);
  collector.end();
  const { parts, sources, losses } = collector;
  return { parts, sources, losses };
}
