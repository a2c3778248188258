import { parseHTML } from 'linkedom';
import { blockLines } from '@/lib/article/plain-text.ts';
import { type HtmlBlock, readHtml } from '@/lib/article/read-html.ts';
import { inlineRuns, isSpace, nestRuns } from '@/lib/article/runs.ts';
import type { Inline } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { readNote } from '@/lib/blog-design/wording.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { tidy } from './html-text.ts';
import { pictureLink } from './picture-links.ts';
import { SourceList } from './sources.ts';
import { ImportError, type Losses, MAX_POST_CHARACTERS, type Part, type PostPlace } from './types.ts';

const SOURCES_HEADINGS = new Set(Object.values(ARTICLE_LABELS).map(({ sources }) => sources));

const words = (line: readonly Inline[]) =>
  tidy(
    inlineRuns(line).reduce((all, { leaf }) => all + (leaf.type === 'citation' ? `[${leaf.number}]` : leaf.value), ''),
  );

/** The page that a line links to first. */
function page(line: readonly Inline[]) {
  const runs = inlineRuns(line);
  const url = runs.find((run) => run.url)?.url;
  const title = words(runs.filter((run) => run.url === url).map(({ leaf }) => leaf));
  return url === undefined ? undefined : { url: isHttpUrl(url) ? url : '', title };
}

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
    const { blocks, notes, losses } = readHtml(body, { from: 'post', base: place.base });
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
      if (entries.some(({ number }, at) => number !== at + 1)) this.losses.numbers -= 1;
    } else this.parts.push({ kind: 'block', block });
  }

  #heading(level: number, line: Inline[]): void {
    const text = words(line);
    this.#isSources = SOURCES_HEADINGS.has(text);
    if (this.#isSources) return;
    if (page(line)) this.losses.links += 1;
    const children = nestRuns(inlineRuns(line).map((run) => ({ ...run, url: undefined })));
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
    if (!inlineRuns(line).every((run) => run.emphasis || isSpace(run))) return false;
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
  if (html.length > MAX_POST_CHARACTERS) throw new ImportError(IMPORT_MESSAGES.tooLong);
  return new PartCollector(html, sources, place);
}
