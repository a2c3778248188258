import { isHttpUrl } from '@/lib/blogs/rules';
import type { Blog } from '@/lib/blogs/schema';
import { BRAND_NAME } from '@/lib/constants/brand';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options';
import { articleNote } from './article-note.ts';
import { articleDate, authorParts, readingTime } from './byline.ts';
import { type CitationMode, type Citations, citationMarks, renderPopovers } from './citations.ts';
import { headingIds } from './heading-ids.ts';
import { html, type SafeHtml } from './html.ts';
import { ARTICLE_LABELS, type ArticleLabels } from './labels.ts';
import { renderFigures } from './render-figure.ts';
import { renderSources } from './render-sources.ts';
import { renderText } from './render-text.ts';

/** How many sections make an article long enough for a table of contents. */
const SECTIONS_FOR_CONTENTS = 6;

/** Where an article is shown decides these. */
export type ArticleOptions = {
  readingMinutes: number;
  /** Gives the address of a stored picture: as it is on our pages, absolute or data elsewhere. */
  assetUrl: (address: string) => string;
  /** Gives the address of a creator's profile; a path of this site unless told otherwise. */
  profileUrl?: (slug: string) => string;
  /** ISO time of the last edit of the text, when there was one. */
  editedAt?: string;
  /** Adds a link to the blog's own page; for copies that are read elsewhere. */
  shareUrl?: string;
  /** Shows the creator box (only ever when name and slug both exist). On unless told otherwise. */
  showCreator?: boolean;
  /** Opens links that leave the article in a new tab: a frame must not navigate away. */
  newTab?: boolean;
  /** What citations do; 'popover' unless told otherwise. */
  citations?: CitationMode;
};

type Context = Omit<ArticleOptions, 'citations'> & {
  labels: ArticleLabels;
  citations: Citations;
  outward: SafeHtml;
};

/**
 * A whole blog as it is read (spec §2, Blog display), in any of the styles: they differ in CSS alone.
 * @returns markup of one <article>; every text of the blog in it is escaped
 */
export function renderArticle(blog: Blog, options: ArticleOptions): string {
  const { content, sources } = blog;
  const ids = headingIds(content.sections.map((section) => section.heading));
  const target = options.newTab && html` target="_blank"`;
  const labels = ARTICLE_LABELS[blog.language];
  const context: Context = {
    ...options,
    labels,
    citations: citationMarks(sources, labels, options.citations ?? 'popover'),
    outward: html`${target} rel="noopener noreferrer nofollow ugc"`,
  };
  return html`<article class="blog" data-style="${blog.style}" data-theme="${blog.colorTheme}" lang="${LANGUAGE_DETAILS[blog.language].tag}"><div class="blog-sheet">${renderHead(blog, context)}${renderIntro(blog, context)}${renderContents(blog, ids, context)}${renderSections(blog, ids, context)}${renderConclusion(blog, context)}${renderSources(sources, context)}${renderFoot(blog, context)}</div>${renderPopovers(sources, context.citations, context)}</article>`
    .text;
}

function renderHead(blog: Blog, { readingMinutes, editedAt, labels }: Context): SafeHtml {
  const { language } = blog;
  const { before, name, after } = authorParts(blog);
  const author = html`${before}${name && html`<bdi>${name}</bdi>`}${after}`;
  const [beforeDate, afterDate] = labels.edited.split('{date}');
  const edited =
    editedAt && html`<span>${beforeDate}${renderDate(editedAt, language)}${afterDate}</span>`;
  const shapes = Array.from({ length: 9 }, () => html`<span></span>`);
  return html`<header class="blog-head"><div class="blog-art" aria-hidden="true">${shapes}</div><div class="blog-title"><h1 dir="auto"><bdi>${blog.content.title}</bdi></h1><p class="blog-byline"><span class="blog-author">${author}</span>${renderDate(blog.createdAt, language)}<span>${readingTime(readingMinutes, language)}</span>${edited}</p></div></header>`;
}

function renderDate(iso: string, language: Language): SafeHtml {
  return html`<time datetime="${iso}">${articleDate(iso, language)}</time>`;
}

function renderIntro({ content }: Blog, { citations }: Context): SafeHtml {
  return html`<div class="blog-intro">${renderText(content.intro, citations)}</div>`;
}

function renderContents({ content }: Blog, ids: string[], { labels }: Context): SafeHtml {
  if (content.sections.length < SECTIONS_FOR_CONTENTS) return html``;
  const entries = content.sections.map(
    (section, at) => html`<li><a href="#${ids[at]}"><bdi>${section.heading}</bdi></a></li>`,
  );
  return html`<nav class="blog-contents" aria-labelledby="contents"><h2 id="contents">${labels.contents}</h2><ol>${entries}</ol></nav>`;
}

function renderSections({ content }: Blog, ids: string[], context: Context): SafeHtml[] {
  return content.sections.map(
    (section, at) =>
      html`<section class="blog-section"><h2 id="${ids[at]}" dir="auto"><span>${section.heading}<a class="blog-anchor" href="#${ids[at]}" aria-hidden="true" tabindex="-1"></a></span></h2>${renderFigures(section.images, context)}${renderText(section.content, context.citations)}</section>`,
  );
}

function renderConclusion({ content }: Blog, { labels, citations }: Context): SafeHtml {
  const text = renderText(content.conclusion, citations);
  if (text.length === 0) return html``;
  return html`<section class="blog-conclusion"><h2 id="conclusion">${labels.conclusion}</h2>${text}</section>`;
}

function renderFoot(blog: Blog, { labels, shareUrl, newTab, ...options }: Context): SafeHtml {
  const target = newTab && html` target="_blank"`;
  const note = articleNote(blog);
  const parts = [
    note && html`<p class="blog-note">${note}</p>`,
    shareUrl &&
      isHttpUrl(shareUrl) &&
      html`<p class="blog-share"><a href="${shareUrl}"${target} rel="noopener">${labels.readOnline}: ${BRAND_NAME}</a></p>`,
    options.showCreator !== false && renderCreator(blog, labels, { ...options, newTab }),
  ].filter(Boolean);
  return parts.length > 0 ? html`<footer class="blog-foot">${parts}</footer>` : html``;
}

function renderCreator(
  { userDisplayName, usernameSlug }: Blog,
  labels: ArticleLabels,
  {
    profileUrl = (slug) => `/profile/${slug}`,
    newTab,
  }: Pick<ArticleOptions, 'profileUrl' | 'newTab'>,
): SafeHtml {
  if (!userDisplayName || !usernameSlug) return html``;
  const target = newTab && html` target="_blank" rel="noopener"`;
  const address = profileUrl(encodeURIComponent(usernameSlug));
  return html`<div class="blog-creator"><p>${labels.createdBy} <strong><bdi>${userDisplayName}</bdi></strong></p><a href="${address}"${target}>${labels.viewProfile}</a></div>`;
}
