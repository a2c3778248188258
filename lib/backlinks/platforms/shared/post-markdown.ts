import { escapeLinkTarget } from '@/lib/article/tree.ts';
import { articleNote } from '@/lib/blog-design/wording.ts';
import {
  bodyMarkdown,
  escapeMarkdown,
  linkMarkdown,
  passageMarkdown,
  sourcePageMarkdown,
} from '@/lib/blog-exports/markdown.ts';
import { alternativeText, creditOf, isHttpUrl, picturesOf, sourceGroups } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import type { Post } from './platform.ts';
import { absolutePictureUrl } from './post-pictures.ts';
import { isPublicUrl } from './site-address.ts';

function creditLine(image: BlogImage): string {
  const credit = creditOf(image);
  return credit && `*${linkMarkdown(credit, image.sourceUrl)}*`;
}

function figure(image: BlogImage, address: string): string[] {
  if (!isHttpUrl(address)) return [];
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

/** A post in CommonMark with tables, without its title; the last line links to the original. */
export function postMarkdown(post: Post, given: { hasNoTables?: boolean } = {}): string {
  const { blog, canonicalUrl } = post;
  const urls = new Map(blog.sources.map(({ number, url }) => [number, url]));
  const citation = (number: number) => linkMarkdown(`[${number}]`, urls.get(number) ?? '');
  const options = { cited: new Set(urls.keys()), citation, ...given };
  const addressOf = absolutePictureUrl(post);
  const note = articleNote(blog);
  const labels = ARTICLE_LABELS[blog.language];
  const parts = [
    // The platform itself shows the cover above the text.
    blog.cover && creditLine(blog.cover),
    ...bodyMarkdown(blog, options, (images) => images.flatMap((image) => figure(image, addressOf(image.url)))),
    ...sourceList(blog),
    note && `*${escapeMarkdown(note)}*`,
    `${escapeMarkdown(labels.originallyAt)} ${linkMarkdown(blog.content.title, canonicalUrl)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The public address of the cover, else of the first picture that has one. */
export function coverAddress(post: Post): string | undefined {
  const addressOf = absolutePictureUrl(post);
  return picturesOf(post.blog)
    .map(({ url }) => addressOf(url))
    .find(isPublicUrl);
}
