import { isHttpUrl } from '@/lib/blogs/rules';
import type { BlogSource } from '@/lib/blogs/schema';
import { html, type SafeHtml } from './html.ts';
import type { ArticleLabels } from './labels.ts';

/**
 * What a citation in the text does: on `popover` it shows the quoted passage where it stands, by markup alone, and is a
 * link to the entry in the sources for browsers without popovers; on `link` it is that link and nothing else, for copies
 * whose reader may drop styles and buttons.
 */
export type CitationMode = 'popover' | 'link';

/** The marks of one article. They remember what was cited, so an article's text is to be rendered in order. */
export type Citations = {
  mode: CitationMode;
  /** Numbers of the sources that exist. */
  known: ReadonlySet<number>;
  /**
   * The mark of a citation. The first of a source with a quote has the id that its entry leads back to.
   * @param isNext whether it stands right after another mark, where a finger needs room between the two
   */
  mark: (number: number, isNext: boolean) => SafeHtml;
  /** Whether the text rendered so far cites the source. */
  isCited: (number: number) => boolean;
};

/** The marks of an article with these sources. */
export function citationMarks(
  sources: readonly BlogSource[],
  labels: ArticleLabels,
  mode: CitationMode,
): Citations {
  const byNumber = new Map(sources.map((source) => [source.number, source]));
  const cited = new Set<number>();
  return {
    mode,
    known: new Set(byNumber.keys()),
    isCited: (number) => cited.has(number),
    mark: (number, isNext) => {
      const isFirst = !cited.has(number);
      cited.add(number);
      return renderMark(number, byNumber.get(number), { labels, mode, isFirst, isNext });
    },
  };
}

type MarkOptions = { labels: ArticleLabels; mode: CitationMode; isFirst: boolean; isNext: boolean };

/** The link keeps the mark's place in the line; the button lies over it. */
function renderMark(
  number: number,
  source: BlogSource | undefined,
  options: MarkOptions,
): SafeHtml {
  const { labels, mode, isFirst, isNext } = options;
  const link = html`<a href="#source-${number}">[${number}]</a>`;
  if (!source?.quote) return html`<sup>${link}</sup>`;
  const id = isFirst && html` id="cite-${number}"`;
  if (mode === 'link') return html`<sup${id}>${link}</sup>`;
  const next = isNext && html` class="blog-next"`;
  const name = `${labels.source} ${number}: ${source.title || source.url}`;
  return html`<sup${id}${next}>${link}<button type="button" value="${number}" popovertarget="quote-${number}" aria-label="${name}"></button></sup>`;
}

/** The passages behind the marks, each opened by its mark. They stand after the article's text. */
export function renderPopovers(
  sources: readonly BlogSource[],
  citations: Citations,
  { labels, outward }: { labels: ArticleLabels; outward: SafeHtml },
): SafeHtml[] {
  if (citations.mode === 'link') return [];
  return sources
    .filter(({ number, quote }) => quote && citations.isCited(number))
    .map((source) => {
      const id = `quote-${source.number}`;
      return html`<div class="blog-quote" id="${id}" popover role="note" aria-label="${labels.source} ${source.number}">${renderQuote(source)}<p>${renderPage(source, outward)}</p><button type="button" popovertarget="${id}" popovertargetaction="hide" aria-label="${labels.close}"></button></div>`;
    });
}

/** The passage a citation rests on. Its language is the page's, which nobody told us. */
export function renderQuote({ quote = '', url }: BlogSource): SafeHtml {
  const cite = isHttpUrl(url) && html` cite="${url}"`;
  return html`<blockquote${cite} lang="" dir="auto">${quote}</blockquote>`;
}

/** The page of a source: its title, linked where it has an address, and its host. */
export function renderPage({ url, title }: BlogSource, outward: SafeHtml): SafeHtml {
  if (!isHttpUrl(url)) return html`<bdi>${title}</bdi>`;
  const host = new URL(url).hostname;
  return html`<a href="${url}"${outward}><bdi>${title || url}</bdi></a> <span>${host}</span>`;
}
