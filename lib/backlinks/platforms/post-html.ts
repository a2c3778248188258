import { articleNote } from '@/lib/blog-design/article-note';
import { html, type SafeHtml } from '@/lib/blog-design/html';
import { ARTICLE_LABELS, type ArticleLabels } from '@/lib/blog-design/labels';
import { licenseLines } from '@/lib/blog-design/license-lines';
import { isHttpUrl } from '@/lib/blogs/rules';
import type { Blog, BlogImage } from '@/lib/blogs/schema';
import { type Inline, parseTextBlocks, type TextBlock } from '@/lib/blogs/text-blocks';
import type { Post } from './platform.ts';

type Options = {
  /** Gives a picture's address there; anything but http(s) leaves the picture out. */
  pictureUrl: (url: string) => string;
  /** Gives the class by which the site knows a picture as one of its own. */
  pictureClass?: (url: string) => string | undefined;
};

/** Address of each source by its number; a source without a usable one is not there. */
type SourceUrls = ReadonlyMap<number, string>;

/**
 * A post's article as plain semantic HTML for another site: no scripts or styles, every text escaped. It
 * closes with the sources, who wrote it, and a visible link to where it was published first. The title is not in it.
 */
export function postHtml({ blog, canonicalUrl }: Post, options: Options): string {
  const { intro, sections, conclusion } = blog.content;
  const labels = ARTICLE_LABELS[blog.language];
  const sources = sourceUrls(blog);
  const body = sections.map(
    (section) =>
      html`<h2>${section.heading}</h2>${renderFigures(section.images, options)}${renderText(section.content, sources)}`,
  );
  const end = renderText(conclusion, sources);
  const parts = [
    renderText(intro, sources),
    body,
    end.length > 0 && html`<h2>${labels.conclusion}</h2>${end}`,
    renderSources(blog, labels),
    renderNote(blog),
    html`<p>${labels.originallyAt} <a href="${canonicalUrl}">${new URL(canonicalUrl).host}</a></p>`,
  ];
  return html`${parts}`.text;
}

/** The addresses that a blog's citations lead to, by their numbers. */
export function sourceUrls({ sources }: Blog): SourceUrls {
  return new Map(sources.flatMap(({ number, url }) => (isHttpUrl(url) ? [[number, url]] : [])));
}

function renderText(text: string, sources: SourceUrls): SafeHtml[] {
  return parseTextBlocks(text, new Set(sources.keys())).map((block) => renderBlock(block, sources));
}

function renderBlock(block: TextBlock, sources: SourceUrls): SafeHtml {
  if (block.kind === 'paragraph') return html`<p>${renderInline(block.content, sources)}</p>`;
  const items = block.items.map((item) => html`<li>${renderInline(item.content, sources)}</li>`);
  return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
}

function renderInline(content: readonly Inline[], sources: SourceUrls): SafeHtml[] {
  return content.map((part, at) => {
    if (part.kind === 'citation') {
      return html`<sup><a href="${sources.get(part.number)}">[${part.number}]</a></sup>`;
    }
    return html`${content[at + 1]?.kind === 'citation' ? part.text.trimEnd() : part.text}`;
  });
}

function renderFigures(images: readonly BlogImage[], { pictureUrl, pictureClass }: Options) {
  return images.flatMap((image) => {
    const address = pictureUrl(image.url);
    return isHttpUrl(address) ? [renderFigure(image, address, pictureClass?.(image.url))] : [];
  });
}

function renderFigure(
  { title, source, sourceUrl, width, height }: BlogImage,
  address: string,
  className: string | undefined,
) {
  const named = className && html` class="${className}"`;
  const size = width > 0 && height > 0 && html` width="${width}" height="${height}"`;
  const name = source || title;
  const caption = isHttpUrl(sourceUrl)
    ? html`<figcaption><a href="${sourceUrl}">${name || new URL(sourceUrl).hostname}</a></figcaption>`
    : source && html`<figcaption>${source}</figcaption>`;
  return html`<figure><img src="${address}" alt="${title}"${size}${named}>${caption}</figure>`;
}

function renderSources({ sources }: Blog, labels: ArticleLabels): SafeHtml {
  if (sources.length === 0) return html``;
  const entries = sources.map(({ number, url, title }) =>
    isHttpUrl(url)
      ? html`<li value="${number}"><a href="${url}">${title || url}</a></li>`
      : html`<li value="${number}">${title}</li>`,
  );
  const licenses = licenseLines(sources, labels).map(
    ({ text, name, url }) => html`<p>${text} <a href="${url}">${name}</a></p>`,
  );
  return html`<h2>${labels.sources}</h2><ol>${entries}</ol>${licenses}`;
}

function renderNote(blog: Blog): SafeHtml {
  const note = articleNote(blog);
  return note ? html`<p><em>${note}</em></p>` : html``;
}
