import { articleNote } from '@/lib/blog-design/article-note.ts';
import { escapeMarkdown } from '@/lib/blog-exports/inline-markdown.ts';
import {
  keyPointsMarkdown,
  linkMarkdown,
  markdownText,
  passageMarkdown,
  questionsMarkdown,
  sourcePageMarkdown,
} from '@/lib/blog-exports/markdown.ts';
import { alternativeText, creditOf, isHttpUrl, picturesOf, sourceGroups } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { escapeLinkTarget } from '@/lib/blogs/text/link-address.ts';
import { plainLine } from '@/lib/blogs/text/plain-text.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { Post } from './platform.ts';
import { isPublicUrl } from './public-url.ts';
import { shortened } from './shortened.ts';

/** A picture's full address; null for one that is not on the web. */
function pictureAddress({ url }: BlogImage, canonicalUrl: string): string | null {
  const address = URL.parse(url, canonicalUrl)?.href ?? '';
  return isHttpUrl(address) ? address : null;
}

/** Where a picture comes from; '' where nobody said. */
function creditLine(image: BlogImage): string {
  const credit = creditOf(image);
  return credit && `*${linkMarkdown(credit, image.sourceUrl)}*`;
}

/** A picture and its credit, as the article shows them. */
function figure(image: BlogImage, canonicalUrl: string): string[] {
  const address = pictureAddress(image, canonicalUrl);
  if (!address) return [];
  const alt = escapeMarkdown(alternativeText(image));
  return [`![${alt}](${escapeLinkTarget(address)})`, creditLine(image)];
}

function sourceList({ sources, language }: Blog): string[] {
  if (sources.length === 0) return [];
  const labels = ARTICLE_LABELS[language];
  const lists = sourceGroups(sources).flatMap(({ page, sources: cited }) => {
    const lines = cited.map(({ number, quote, ...source }) => {
      const entry = quote ? passageMarkdown(quote) : sourcePageMarkdown(source, labels);
      return `- \\[${number}\\] ${entry}`;
    });
    return [...(page ? [sourcePageMarkdown(page, labels)] : []), lines.join('\n')];
  });
  return [`## ${escapeMarkdown(labels.sources)}`, ...lists];
}

/**
 * A post's text in Markdown that needs no extension but tables: citations are links to their sources, pictures have full
 * addresses, and the last line links to where it was published first. Its title is not in it.
 * @param given.hasNoTables for a platform that has none
 */
export function postMarkdown({ blog, canonicalUrl }: Post, given: { hasNoTables?: boolean } = {}): string {
  const { content, sources } = blog;
  const urls = new Map(sources.map(({ number, url }) => [number, url]));
  const cited = new Set(urls.keys());
  const citation = (number: number) => linkMarkdown(`[${number}]`, urls.get(number) ?? '');
  const options = { cited, citation, ...given };
  const text = (part: string) => markdownText(part, options);
  const conclusion = text(content.conclusion);
  const note = articleNote(blog);
  const parts = [
    // The platform shows the cover itself, above the text.
    blog.cover && creditLine(blog.cover),
    text(content.intro),
    ...keyPointsMarkdown(blog, options),
    ...content.sections.flatMap((section) => [
      `## ${escapeMarkdown(section.heading)}`,
      ...section.images.flatMap((image) => figure(image, canonicalUrl)),
      text(section.content),
    ]),
    conclusion && `## ${escapeMarkdown(ARTICLE_LABELS[blog.language].conclusion)}`,
    conclusion,
    ...questionsMarkdown(blog, options),
    ...sourceList(blog),
    note && `*${escapeMarkdown(note)}*`,
    `${escapeMarkdown(ARTICLE_LABELS[blog.language].originallyAt)} ${linkMarkdown(content.title, canonicalUrl)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A blog's description, else the beginning of its introduction, as one line of at most 150 characters without citations. */
export function postDescription({ content, description, sources }: Blog): string {
  const cited = new Set(sources.map(({ number }) => number));
  return shortened(plainLine(description ?? content.intro, cited), 150);
}

/** The address of the cover, else of the first picture, that a platform can fetch; undefined when there is none. */
export function coverAddress({ blog, canonicalUrl }: Post): string | undefined {
  return picturesOf(blog)
    .map((image) => pictureAddress(image, canonicalUrl) ?? '')
    .find(isPublicUrl);
}
