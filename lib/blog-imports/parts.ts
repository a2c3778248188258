import { parseHTML } from 'linkedom';
import { blockLines } from '@/lib/article/plain-text.ts';
import { type HtmlBlock, readHtml } from '@/lib/article/read-html.ts';
import type { Block, Inline, Link, ListItem } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { readNote } from '@/lib/blog-design/article-note.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { tidy } from './html-text.ts';
import { pictureLink } from './picture-links.ts';
import { SourceList } from './sources.ts';
import { ImportError, type Losses, type Part, type PostPlace } from './types.ts';

/** More than any article. */
const MAX_CHARACTERS = 4_000_000;

const SOURCES_HEADINGS = new Set(Object.values(ARTICLE_LABELS).map(({ sources }) => sources));
const CITATION = /(\[\d{1,3}\])/;

const rawWords = (line: readonly Inline[]): string =>
  line
    .map((part) =>
      'children' in part ? rawWords(part.children) : part.type === 'citation' ? `[${part.number}]` : part.value,
    )
    .join('');

const words = (line: readonly Inline[]) => tidy(rawWords(line));

function firstLink(line: readonly Inline[]): Link | undefined {
  for (const part of line) {
    const link = part.type === 'link' ? part : 'children' in part ? firstLink(part.children) : undefined;
    if (link) return link;
  }
  return undefined;
}

const page = (line: readonly Inline[]) => {
  const link = firstLink(line);
  return link && { url: isHttpUrl(link.url) ? link.url : '', title: words(link.children) };
};

const SPACE: Inline = { type: 'text', value: ' ' };

/** With marks in the text as citations, and a space before the raised ones, which our markup omits. */
const cited = (line: readonly Inline[]): Inline[] =>
  line.flatMap((part, at): Inline[] => {
    if (part.type === 'citation')
      return at > 0 && !/\s$/.test(rawWords(line.slice(at - 1, at))) ? [SPACE, part] : [part];
    if (part.type === 'text') {
      return part.value.split(CITATION).flatMap((value): Inline[] => {
        if (CITATION.test(value)) return [{ type: 'citation', number: Number(value.slice(1, -1)) }];
        return value ? [{ type: 'text', value }] : [];
      });
    }
    return ['children' in part ? { ...part, children: cited(part.children) } : part];
  });

const isInline = (node: Block | ListItem | Inline) =>
  /^(?:text|citation|inlineCode|strong|emphasis|link)$/.test(node.type);

/** Every line of a block with its citations. */
function citedBlock<T extends { type: string }>(block: T): T {
  const { children } = block as { children?: (Block & Inline)[] };
  if (!children) return block;
  return { ...block, children: children.some(isInline) ? cited(children) : children.map(citedBlock) };
}

const withoutLinks = (line: readonly Inline[]): Inline[] =>
  line.flatMap((part): Inline[] => {
    if (part.type === 'link') return withoutLinks(part.children);
    return ['children' in part ? { ...part, children: withoutLinks(part.children) } : part];
  });

const isItalic = (part: Inline): boolean =>
  part.type === 'emphasis' ||
  (part.type === 'text' ? part.value.trim() === '' : part.type === 'link' && part.children.every(isItalic));

/** Divides a post into headings, texts and pictures, and collects its sources. */
class PartCollector {
  readonly parts: Part[] = [];
  readonly losses: Losses;
  /** The line on who wrote it, as in our posts on other sites. */
  note: string | undefined;
  readonly #sources: SourceList;
  readonly #place: PostPlace;
  #isSources = false;

  constructor(html: string, sources: readonly BlogSource[], place: PostPlace) {
    this.#place = place;
    this.#sources = new SourceList(sources);
    const { body } = parseHTML(`<html><body>${html}</body></html>`).document;
    const { blocks, notes, losses } = readHtml(body, {
      base: place.base,
      hasBlankLines: true,
      takesNotes: true,
      keepsLines: true,
      hasNamesInFirstRow: true,
    });
    this.losses = { ...losses, belowSources: 0, labels: 0, dates: 0 };
    for (const note of notes) this.#sources.cite(note);
    for (const block of blocks) this.#block(block);
  }

  get sources(): BlogSource[] {
    return this.#sources.all();
  }

  #block(block: HtmlBlock): void {
    if (block.type === 'heading') this.#heading(block.depth, block.children);
    else if (block.type === 'picture') this.#picture(block);
    else if (block.type === 'paragraph' && this.#isAside(block.children)) return;
    else if (this.#isSources && block.type === 'paragraph') {
      this.losses.belowSources += this.#sources.line(words(block.children), page(block.children)) ? 0 : 1;
    } else if (this.#isSources && block.type === 'list') {
      const entries = block.children.map((item, at) => {
        const line = blockLines(item).flat();
        return { number: (item as { number?: number }).number ?? at + 1, text: words(line), page: page(line) };
      });
      if (this.#sources.list(entries)) this.losses.belowSources -= 1;
    } else this.parts.push({ kind: 'text', text: writeMarkdown([citedBlock(block)]) });
  }

  #heading(level: number, line: Inline[]): void {
    const text = words(line);
    this.#isSources = SOURCES_HEADINGS.has(text);
    if (this.#isSources) return;
    if (firstLink(line)) this.losses.links += 1;
    const children = cited(withoutLinks(line));
    this.parts.push({
      kind: 'heading',
      level,
      text,
      written: writeMarkdown([{ type: 'heading', depth: 3, children }]),
    });
  }

  #picture({ url, alt, caption }: { url: string; alt: string; caption: Inline[] }): void {
    const link = pictureLink({ url, alt: tidy(alt) }, this.#place);
    if (!link) this.losses.pictures += 1;
    else this.parts.push({ kind: 'picture', ...link, source: words(caption), sourceUrl: page(caption)?.url ?? '' });
  }

  /** Reads a line in italics: who wrote the post, or the caption of the picture before it. */
  #isAside(line: readonly Inline[]): boolean {
    if (!line.every(isItalic)) return false;
    const text = words(line);
    const last = this.parts.at(-1);
    if (readNote(text)) this.note = text;
    else if (last?.kind === 'picture' && !last.source)
      Object.assign(last, { source: text, sourceUrl: page(line)?.url ?? '' });
    else return false;
    return true;
  }
}

export type HtmlParts = Pick<PartCollector, 'parts' | 'sources' | 'losses' | 'note'>;

/** Reads untrusted markup, keeping none of it. @throws ImportError if it is too long */
export function htmlParts(html: string, sources: readonly BlogSource[], place: PostPlace): HtmlParts {
  if (html.length > MAX_CHARACTERS) throw new ImportError(IMPORT_MESSAGES.tooLong);
  return new PartCollector(html, sources, place);
}
