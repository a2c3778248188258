import { ARTICLE_LABELS } from '@/lib/blog-design/labels.ts';
import { escapeMarkdown } from '@/lib/blog-exports/inline-markdown.ts';
import {
  keyPointsMarkdown,
  licenseMarkdown,
  markdownText,
  questionsMarkdown,
} from '@/lib/blog-exports/markdown.ts';
import { escapeLinkTarget } from '@/lib/blogs/link-address.ts';
import { plainLine } from '@/lib/blogs/plain-text.ts';
import { alternativeText, isHttpUrl } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import type { Post } from './platform.ts';
import { isPublicUrl } from './public-url.ts';
import { shortened } from './shortened.ts';

const link = (text: string, url: string) =>
  isHttpUrl(url) ? `[${escapeMarkdown(text)}](${escapeLinkTarget(url)})` : escapeMarkdown(text);

/** A picture's full address; null for one that is not on the web. */
function pictureAddress({ url }: BlogImage, canonicalUrl: string): string | null {
  const address = URL.parse(url, canonicalUrl)?.href ?? '';
  return isHttpUrl(address) ? address : null;
}

/** A picture and its credit, as the article shows them. */
function figure(image: BlogImage, canonicalUrl: string): string[] {
  const address = pictureAddress(image, canonicalUrl);
  if (!address) return [];
  const host = URL.parse(image.sourceUrl)?.hostname ?? '';
  const credit = isHttpUrl(image.sourceUrl) ? image.source || image.title || host : image.source;
  return [
    `![${escapeMarkdown(alternativeText(image))}](${escapeLinkTarget(address)})`,
    credit && `*${link(credit, image.sourceUrl)}*`,
  ];
}

function sourceList({ sources, language }: Blog): string[] {
  if (sources.length === 0) return [];
  const lines = sources.map(
    ({ number, title, url }) => `- \\[${number}\\] ${link(title || url, url)}`,
  );
  return [`## ${escapeMarkdown(ARTICLE_LABELS[language].sources)}`, lines.join('\n')];
}

/** What the article says of who wrote it; nothing where a person did. */
function authorshipNote({ writer, language }: Blog): string {
  const { modelNote, digestNote, briefNote } = ARTICLE_LABELS[language];
  const note = { model: modelNote, digest: digestNote, brief: briefNote, person: '' }[writer];
  return note && `*${escapeMarkdown(note)}*`;
}

/**
 * A post's text in Markdown that needs no extension but tables: citations are links to their sources, pictures have full
 * addresses, and the last line links to where it was published first. Its title is not in it.
 * @param given.hasNoTables for a platform that has none
 */
export function postMarkdown(
  { blog, canonicalUrl }: Post,
  given: { hasNoTables?: boolean } = {},
): string {
  const { content, sources } = blog;
  const urls = new Map(sources.map(({ number, url }) => [number, url]));
  const cited = new Set(urls.keys());
  const citation = (number: number) => link(`[${number}]`, urls.get(number) ?? '');
  const options = { cited, citation, ...given };
  const text = (part: string) => markdownText(part, options);
  const conclusion = text(content.conclusion);
  const parts = [
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
    ...licenseMarkdown(blog),
    authorshipNote(blog),
    `${escapeMarkdown(ARTICLE_LABELS[blog.language].originallyAt)} ${link(content.title, canonicalUrl)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A blog's description, else the beginning of its introduction, as one line of at most 150 characters without citations. */
export function postDescription({ content, description, sources }: Blog): string {
  const cited = new Set(sources.map(({ number }) => number));
  return shortened(plainLine(description ?? content.intro, cited), 150);
}

/** The address of the first picture that a platform can fetch; undefined when there is none. */
export function coverAddress({ blog, canonicalUrl }: Post): string | undefined {
  return blog.content.sections
    .flatMap((section) => section.images)
    .map((image) => pictureAddress(image, canonicalUrl) ?? '')
    .find(isPublicUrl);
}
