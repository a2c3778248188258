import { Parser } from 'htmlparser2';
import { linkAddress } from '@/lib/article/link-address.ts';
import type { Block, Inline, ListItem, Table } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { readNote } from '@/lib/blog-design/article-note.ts';
import { isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { Line, tidy } from './line.ts';
import { pictureLink, resolved } from './picture-links.ts';
import { type CitedPage, MARK, SourceList } from './sources.ts';
import { ImportError, type Losses, type Part, type PictureLink, type PostPlace } from './types.ts';

/** More than any article; stops parsing early. */
const MAX_CHARACTERS = 4_000_000;

const SILENT = new Set(
  'script,style,noscript,template,svg,math,iframe,object,embed,form,select,textarea,button,video,audio,canvas,head,title'.split(
    ',',
  ),
);
const BLOCKS = new Set(
  (
    'address,article,aside,blockquote,body,caption,center,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,header,hr,' +
    'html,li,main,nav,ol,p,pre,section,summary,table,tbody,tfoot,thead,ul'
  ).split(','),
);
const HEADING = /^h([1-6])$/;
const BLANK_LINE = /\n[ \t]*\n/;
const SOURCES_HEADINGS = new Set(Object.values(ARTICLE_LABELS).map(({ sources }) => sources));

type Attributes = Readonly<Record<string, string>>;
type Item = { text: string; content: Inline[]; number: number; page: CitedPage | undefined };
type List = { ordered: boolean; items: Item[]; nextNumber: number };

function tableOf(rows: readonly Inline[][][]): Table | undefined {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length < 2 || columns < 2) return undefined;
  const cells = (row: Inline[][]) =>
    Array.from({ length: columns }, (_, at) => ({ type: 'tableCell' as const, children: row[at] ?? [] }));
  return { type: 'table', children: rows.map((row) => ({ type: 'tableRow', children: cells(row) })) };
}

/** Collects a post's parts. The parser closes all elements in reverse order, also in broken markup. */
class PartCollector {
  readonly parts: Part[] = [];
  readonly losses: Losses = { nestedLists: 0, links: 0, embeds: 0, pictures: 0, belowSources: 0, labels: 0, dates: 0 };
  /** The line on who wrote it, as in our posts on other sites. */
  note: string | undefined;
  readonly #sources: SourceList;
  readonly #place: PostPlace;
  readonly #line = new Line();
  #characters = 0;
  #silent = 0;
  #quotes = 0;
  #heading = 0;
  #isCaption = false;
  #isSources = false;
  #code: { text: string; language: string } | undefined;
  #lists: List[] = [];
  #item: Item | undefined;
  #itemNumber = 0;
  #table: Inline[][][] | undefined;
  #link: { url: string; start: number } | undefined;
  #picture: PictureLink | undefined;

  constructor(given: readonly BlogSource[], place: PostPlace) {
    this.#place = place;
    this.#sources = new SourceList(given);
  }

  get sources(): BlogSource[] {
    return this.#sources.all();
  }

  onopentag(name: string, attributes: Attributes): void {
    if (SILENT.has(name)) {
      if (this.#silent === 0) this.losses.embeds += 1;
      this.#silent += 1;
    }
    if (this.#silent > 0) return;
    if (this.#code) this.#openInCode(name, attributes);
    else if (!this.#line.mark(name, 1)) this.#openElement(name, attributes);
  }

  #openInCode(name: string, attributes: Attributes): void {
    const code = this.#code ?? { text: '', language: '' };
    if (name === 'br') code.text += '\n';
    const language = /\blanguage-([\w+#.-]{1,30})/.exec(attributes.class ?? '')?.[1];
    if (name === 'code' && language) code.language = language;
  }

  #openElement(name: string, attributes: Attributes): void {
    const level = HEADING.exec(name)?.[1];
    if (level || BLOCKS.has(name)) this.#endLine();
    if (level) this.#heading = Number(level);
    else if (name === 'blockquote') this.#quotes += 1;
    else if (name === 'pre') this.#code = { text: '', language: '' };
    else if (name === 'br') this.#line.add(' ');
    else if (name === 'figcaption') this.#isCaption = true;
    else if (name === 'img') this.#openPicture(attributes);
    else if (name === 'a') this.#link = { url: attributes.href ?? '', start: this.#line.length };
    else if (name === 'ul' || name === 'ol') this.#openList(name === 'ol', attributes);
    else if (name === 'li') this.#openItem(attributes);
    else if (name === 'table') this.#table = [];
    else if (name === 'tr') this.#table?.push([]);
    else if (name === 'td' || name === 'th') this.#line.take();
  }

  #openPicture({ src = '', alt = '', width, height, ...lazy }: Attributes): void {
    // A tracking pixel.
    if (width === '1' && height === '1') return;
    const url = lazy['data-src'] ?? lazy['data-lazy-src'] ?? src;
    const link = pictureLink({ url, alt: tidy(alt) }, this.#place);
    if (link) this.parts.push({ kind: 'picture', ...link });
    else this.losses.pictures += 1;
    this.#picture = link ?? this.#picture;
  }

  #openList(ordered: boolean, { start }: Attributes): void {
    if (this.#lists.length > 0) this.losses.nestedLists += 1;
    else this.#item = undefined;
    this.#lists.push({ ordered, items: [], nextNumber: Number(start ?? 1) || 1 });
  }

  #openItem({ value }: Attributes): void {
    const list = this.#lists.at(-1);
    if (!list) return;
    this.#itemNumber = Number(value ?? list.nextNumber) || list.nextNumber;
    list.nextNumber = this.#itemNumber + 1;
    this.#item = undefined;
  }

  ontext(given: string): void {
    this.#characters += given.length;
    if (this.#characters > MAX_CHARACTERS) throw new ImportError(IMPORT_MESSAGES.tooLong);
    if (this.#silent > 0) return;
    const text = withoutControls(given);
    if (this.#code) {
      this.#code.text += text;
      return;
    }
    const isFree = !this.#table && this.#lists.length === 0 && this.#heading === 0;
    // WordPress separates paragraphs by blank lines.
    const [first = '', ...others] = isFree ? text.split(BLANK_LINE) : [text];
    this.#line.add(first);
    for (const paragraph of others) {
      this.#endLine();
      this.#line.add(paragraph);
    }
  }

  onclosetag(name: string): void {
    if (SILENT.has(name)) this.#silent -= 1;
    if (this.#silent > 0 || (this.#code && name !== 'pre')) return;
    if (name === 'a') this.#closeLink();
    else if (name === 'td' || name === 'th') this.#table?.at(-1)?.push(this.#line.take().content);
    else if (!this.#line.mark(name, -1) && (HEADING.test(name) || BLOCKS.has(name))) this.#closeBlock(name);
  }

  #closeBlock(name: string): void {
    this.#endLine();
    if (HEADING.test(name)) this.#heading = 0;
    else if (name === 'blockquote') this.#quotes -= 1;
    else if (name === 'pre') this.#closeCode();
    else if (name === 'figcaption') this.#isCaption = false;
    else if (name === 'figure') this.#picture = undefined;
    else if (name === 'table') this.#closeTable();
    else if (name === 'ul' || name === 'ol') this.#closeList();
  }

  #closeCode(): void {
    const { text = '', language = '' } = this.#code ?? {};
    this.#code = undefined;
    const lines = text.replace(/\r\n?/g, '\n').replace(/^\n|\s+$/g, '');
    if (!lines.trim()) return;
    if (this.#lists.length === 0 && !this.#table) {
      this.#addBlock({ type: 'code', ...(language && { lang: language }), value: lines });
      return;
    }
    // List items and cells hold inline content only.
    this.#line.add(tidy(lines), true);
    this.#endLine();
  }

  /** Keeps a link unless it is a citation, a source or a picture's credit. */
  #closeLink(): void {
    const { url, start } = this.#link ?? {};
    this.#link = undefined;
    if (url === undefined || start === undefined) return;
    const words = this.#line.wordsFrom(start);
    const number = MARK.exec(words)?.[1];
    if (number && isHttpUrl(url)) {
      this.#line.cite(start, Number(number));
      this.#sources.cite(Number(number), url);
    } else if (this.#isSources) this.#sources.link(words, url);
    else if (this.#picture && (this.#isCaption || this.#line.isEmphasised)) {
      this.#picture.sourceUrl = isHttpUrl(url) ? url : '';
    } else if (words) {
      const href = this.#heading > 0 ? undefined : linkAddress(resolved(url, this.#place));
      if (href) this.#line.link(start, href);
      else if (!url.startsWith('#')) this.losses.links += 1;
    }
  }

  #endLine(): void {
    // Inside a table, text belongs to a cell or nowhere.
    if (this.#table) {
      this.#line.add(' ');
      return;
    }
    const { text, content, isEmphasised } = this.#line.take();
    if (!text) return;
    if (this.#heading > 0) this.#endHeading(text, content);
    else if (isEmphasised && readNote(text)) this.note = text;
    else if (this.#picture && (this.#isCaption || isEmphasised)) this.#endCaption(text, this.#picture);
    else if (this.#lists[0]) this.#endItemLine(text, content, this.#lists[0]);
    else if (this.#isSources) this.losses.belowSources += this.#sources.line(text) ? 0 : 1;
    else {
      const paragraph: Block = { type: 'paragraph', children: content };
      this.#addBlock(this.#quotes > 0 ? { type: 'blockquote', children: [paragraph] } : paragraph);
    }
  }

  #endHeading(text: string, content: Inline[]): void {
    this.#isSources = SOURCES_HEADINGS.has(text);
    if (this.#isSources) return;
    const written = writeMarkdown([{ type: 'heading', depth: 3, children: content }]);
    this.parts.push({ kind: 'heading', level: this.#heading, text, written });
  }

  #endCaption(text: string, { sourceUrl }: PictureLink): void {
    const picture = this.parts.findLast((part) => part.kind === 'picture');
    if (picture) Object.assign(picture, { source: text, sourceUrl });
    this.#picture = undefined;
  }

  #endItemLine(text: string, content: Inline[], { items }: List): void {
    const page = this.#sources.takePage();
    if (!this.#item) {
      this.#item = { text, content, number: this.#itemNumber, page };
      items.push(this.#item);
      return;
    }
    this.#item.text += ` ${text}`;
    this.#item.content.push({ type: 'text', value: ' ' }, ...content);
    this.#item.page ??= page;
  }

  #closeList(): void {
    const list = this.#lists.pop();
    if (!list || this.#lists.length > 0 || list.items.length === 0) return;
    if (this.#isSources) {
      if (this.#sources.list(list.items)) this.losses.belowSources -= 1;
      return;
    }
    const children = list.items.map(({ content }): ListItem => {
      return { type: 'listItem', children: [{ type: 'paragraph', children: content }] };
    });
    this.#addBlock({ type: 'list', ordered: list.ordered, children });
  }

  #closeTable(): void {
    const rows = (this.#table ?? []).filter((row) => row.some((cell) => cell.length > 0));
    this.#table = undefined;
    this.#line.take();
    const table = tableOf(rows);
    if (table) this.#addBlock(table);
    // A layout table.
    else for (const content of rows.flat()) this.#addBlock({ type: 'paragraph', children: content });
  }

  #addBlock(block: Block): void {
    const text = writeMarkdown([block]);
    if (!text) return;
    this.#picture = undefined;
    this.parts.push({ kind: 'text', text });
  }

  onend(): void {
    this.#endLine();
  }
}

export type HtmlParts = Pick<PartCollector, 'parts' | 'sources' | 'losses' | 'note'>;

/** Reads untrusted markup, keeping none of it, in linear time and memory. Errors: ImportError if it is too long. */
export function htmlParts(html: string, given: readonly BlogSource[], place: PostPlace): HtmlParts {
  const collector = new PartCollector(given, place);
  new Parser(collector).end(html);
  return collector;
}
