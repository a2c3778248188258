import { readNote } from '@/lib/blog-design/article-note.ts';
import { isHttpUrl, withoutControls } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { type BlockContent, type Inline, linkAddress } from '@/lib/blogs/text/blocks.ts';
import { writeTextBlocks } from '@/lib/blogs/text/write-text.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { BLOCKS, HEADING, type Item, joined, Line, SILENT, tableOf, tidy } from './line.ts';
import { pictureLink } from './picture-links.ts';
import { type CitedPage, SourceList } from './sources.ts';
import type { ArchivePlace, Losses, Part, PictureLink } from './types.ts';

const MARK = /^\[(\d{1,3})\]$/;
const BLANK_LINE = /\n[ \t]*\n/;
const SOURCES_HEADINGS = new Set(Object.values(ARTICLE_LABELS).map(({ sources }) => sources));

type Attributes = Readonly<Record<string, string>>;
type ListItem = Item & { number: number; page: CitedPage | undefined };
type List = { ordered: boolean; items: ListItem[]; nextNumber: number };
type OpenLink = { url: string; start: number };

/** Collects a post's parts while its markup is parsed: only text, link and picture URLs, and block kinds. */
export class PartCollector {
  readonly parts: Part[] = [];
  readonly losses: Losses = { nestedLists: 0, links: 0, embeds: 0, pictures: 0, belowSources: 0 };
  /** The line on who wrote it. */
  note: string | undefined;
  readonly #sources: SourceList;
  readonly #place: ArchivePlace | undefined;
  readonly #line = new Line();
  #silent = 0;
  #quotes = 0;
  /** The open code block. */
  #code: { text: string; language: string } | undefined;
  #heading = 0;
  #caption = false;
  #lists: List[] = [];
  #isItemEmpty = true;
  #itemNumber = 0;
  #table: Inline[][][] | undefined;
  #link: OpenLink | undefined;
  #picture: PictureLink | undefined;
  #isSources = false;

  constructor(given: readonly BlogSource[], place?: ArchivePlace) {
    this.#place = place;
    this.#sources = new SourceList(given);
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
    else if (name === 'pre') this.#code = { text: '', language: '' };
    else if (this.#code) this.#openInCode(name, attributes);
    else if (this.#line.mark(name, 1)) return;
    else if (name === 'br') this.#line.add(' ');
    else if (name === 'figcaption') {
      this.#endLine();
      this.#caption = true;
    } else if (name === 'img') this.#openPicture(attributes);
    else if (name === 'a') this.#link = { url: attributes.href ?? '', start: this.#line.length };
    else if (name === 'ul' || name === 'ol') this.#openList(name === 'ol', attributes);
    else if (name === 'li') this.#openItem(attributes);
    else this.#openTablePart(name);
  }

  #openInCode(name: string, attributes: Attributes): void {
    if (!this.#code) return;
    if (name === 'br') this.#code.text += '\n';
    const language = /\blanguage-([\w+#.-]{1,30})/.exec(attributes.class ?? '')?.[1];
    if (name === 'code' && language) this.#code.language = language;
  }

  #openTablePart(name: string): void {
    if (name === 'table') this.#table = [];
    else if (name === 'tr') this.#table?.push([]);
    else if (name === 'td' || name === 'th') this.#line.take();
  }

  #openPicture({ src = '', alt = '' }: Attributes): void {
    const link = pictureLink({ url: src, alt: tidy(alt) }, this.#place);
    if (!link) {
      this.losses.pictures += 1;
      return;
    }
    this.#picture = link;
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
    const text = withoutControls(given);
    if (this.#code) {
      this.#code.text += text;
      return;
    }
    const isFree = !this.#table && this.#lists.length === 0;
    // WordPress separates paragraphs by blank lines.
    const pieces = isFree && this.#heading === 0 ? text.split(BLANK_LINE) : [text];
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) this.#endLine();
      this.#line.add(piece);
    }
  }

  close(name: string): void {
    if (SILENT.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    if (this.#silent > 0) return;
    if (name === 'a') this.#closeLink();
    else if (this.#code && name !== 'pre') return;
    else if (this.#line.mark(name, -1)) return;
    else if (name === 'td' || name === 'th') this.#closeCell();
    else if (HEADING.test(name) || name === 'li' || name === 'figcaption' || BLOCKS.has(name)) {
      this.#endLine();
      this.#closeBlock(name);
    } else if (name === 'ul' || name === 'ol') this.#closeList();
  }

  #closeBlock(name: string): void {
    if (HEADING.test(name)) this.#heading = 0;
    else if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
    else if (name === 'pre') this.#closeCode();
    else if (name === 'figcaption') this.#caption = false;
    else if (name === 'figure') this.#picture = undefined;
    else if (name === 'table') this.#closeTable();
  }

  #closeCode(): void {
    const { text = '', language = '' } = this.#code ?? {};
    this.#code = undefined;
    const lines = text.replace(/\r\n?/g, '\n').replace(/^\n|\s+$/g, '');
    if (!lines.trim()) return;
    if (this.#lists.length === 0 && !this.#table) this.#addCode(lines, language);
    else {
      // List items and cells hold inline content only.
      this.#line.mark('code', 1);
      this.#line.add(tidy(lines));
      this.#line.mark('code', -1);
      this.#endLine();
    }
  }

  #addCode(lines: string, language: string): void {
    this.#addBlock({ kind: 'code', ...(language && { language }), text: lines });
  }

  /** Keeps a link unless it is a citation, a source or a picture's credit. */
  #closeLink(): void {
    const link = this.#link;
    this.#link = undefined;
    if (!link) return;
    const words = this.#line.wordsFrom(link.start);
    const marked = MARK.exec(words)?.[1];
    if (marked && isHttpUrl(link.url)) {
      // Restores the space that our markup omits before citations.
      this.#line.cite(link.start, Number(marked));
      this.#sources.cite(Number(marked), link.url);
    } else if (this.#isSources) this.#sources.link(words, link.url);
    else if (this.#picture && (this.#caption || this.#line.isEmphasised)) {
      this.#picture.sourceUrl = isHttpUrl(link.url) ? link.url : '';
    } else if (words) this.#keepLink(link);
  }

  #keepLink({ url, start }: OpenLink): void {
    const href = this.#heading > 0 ? undefined : linkAddress(url);
    if (href) this.#line.link(start, href);
    else if (!url.startsWith('#')) this.losses.links += 1;
  }

  /** Ends the open line and puts it where it belongs. */
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
    else if (this.#picture && (this.#caption || isEmphasised)) this.#endCaption(text);
    else if (this.#lists.length > 0) this.#endItemLine({ text, content });
    else if (this.#isSources) this.losses.belowSources += this.#sources.line(text) ? 0 : 1;
    else this.#addBlock({ kind: this.#quotes > 0 ? 'quotation' : 'paragraph', content });
  }

  #endHeading(text: string, content: Inline[]): void {
    this.#isSources = SOURCES_HEADINGS.has(text);
    if (this.#isSources) return;
    const written = writeTextBlocks([{ at: 0, kind: 'heading', content }]);
    this.parts.push({ kind: 'heading', level: this.#heading, text, written });
  }

  #endCaption(text: string): void {
    const picture = this.parts.findLast((part) => part.kind === 'picture');
    if (picture) Object.assign(picture, { source: text, sourceUrl: this.#picture?.sourceUrl ?? '' });
    this.#picture = undefined;
  }

  #endItemLine(line: Item): void {
    const { items } = this.#lists[0] as List;
    const page = this.#sources.takePage();
    const before = this.#isItemEmpty ? undefined : items.pop();
    items.push(
      before
        ? { ...before, ...joined(before, line), page: before.page ?? page }
        : { ...line, number: this.#itemNumber, page },
    );
    this.#isItemEmpty = false;
  }

  #closeList(): void {
    this.#endLine();
    const list = this.#lists.pop();
    if (!list || this.#lists.length > 0 || list.items.length === 0) return;
    if (this.#isSources) {
      if (this.#sources.list(list.items)) this.losses.belowSources -= 1;
      return;
    }
    const items = list.items.map(({ content }, at) => ({ at, content }));
    this.#addBlock({ kind: 'list', ordered: list.ordered, items });
  }

  #closeCell(): void {
    this.#table?.at(-1)?.push(this.#line.take().content);
  }

  #closeTable(): void {
    const rows = (this.#table ?? []).filter((row) => row.some((cell) => cell.length > 0));
    this.#table = undefined;
    this.#line.take();
    const table = tableOf(rows);
    if (table) this.#addBlock(table);
    // A layout table.
    else for (const content of rows.flat()) this.#addBlock({ kind: 'paragraph', content });
  }

  #addBlock(block: BlockContent): void {
    const text = writeTextBlocks([{ at: 0, ...block }]);
    if (!text) return;
    this.#picture = undefined;
    this.parts.push({ kind: 'text', text });
  }

  end(): void {
    this.#table = undefined;
    while (this.#lists.length > 0) this.#closeList();
    this.#endLine();
  }
}
