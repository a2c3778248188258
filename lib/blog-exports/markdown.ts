import { articleDate, authorLine, readingTime } from '@/lib/blog-design/byline';
import { ARTICLE_LABELS } from '@/lib/blog-design/labels';
import { licenseLines } from '@/lib/blog-design/license-lines';
import { readingMinutes } from '@/lib/blogs/reading-time';
import { isHttpUrl } from '@/lib/blogs/rules';
import type { Blog, BlogImage, BlogSource } from '@/lib/blogs/schema';
import { type Inline, parseTextBlocks, type TextBlock } from '@/lib/blogs/text-blocks';

/** Escapes the characters that mean something in Markdown, so that a text shows as it is. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');
}

/** An address as it may stand in a link: no character of it ends the link or means anything in Markdown. */
export function escapeLinkTarget(url: string): string {
  return new URL(url).href.replace(
    /[()\\`{}]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * A text of an article in Markdown.
 * @param cited numbers of the sources that exist
 * @param citation writes the mark of a source
 */
export function markdownText(
  text: string,
  cited: ReadonlySet<number>,
  citation: (number: number) => string,
): string {
  const inline = (content: readonly Inline[]) =>
    content
      .map((part) => (part.kind === 'text' ? escapeMarkdown(part.text) : citation(part.number)))
      .join('');
  const block = (given: TextBlock) =>
    given.kind === 'paragraph'
      ? inline(given.content)
      : given.items
          .map(({ at, content }) => `${given.ordered ? `${at + 1}.` : '-'} ${inline(content)}`)
          .join('\n');
  return parseTextBlocks(text, cited).map(block).join('\n\n');
}

/**
 * A blog as Markdown (CommonMark with footnotes), for readers that are programs. It says what the page says.
 * @param note a line that says who wrote it
 */
export function blogMarkdown(blog: Blog, note: string): string {
  const { content, sources } = blog;
  const labels = ARTICLE_LABELS[blog.language];
  const known = new Set(sources.map((source) => source.number));
  const cited = new Set<number>();
  const text = (given: string) =>
    markdownText(given, known, (number) => {
      cited.add(number);
      return `[^${number}]`;
    });
  const parts = [
    `# ${escapeMarkdown(content.title)}`,
    `_${escapeMarkdown(byline(blog))}_`,
    text(content.intro),
    ...content.sections.flatMap((section) => [
      `## ${escapeMarkdown(section.heading)}`,
      ...section.images.map((image) => picture(image, blog)),
      text(section.content),
    ]),
    content.conclusion.trim() && `## ${labels.conclusion}`,
    text(content.conclusion),
    sources.length > 0 && `## ${labels.sources}`,
    ...sources.map((source) => sourceEntry(source, cited)),
    ...licenseMarkdown(blog),
    note && `_${escapeMarkdown(note)}_`,
    `Canonical: <${blog.shareUrl}>`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function byline(blog: Blog): string {
  const { language, createdAt } = blog;
  const minutes = readingTime(readingMinutes(blog), language);
  return [authorLine(blog), articleDate(createdAt, language), minutes].join(' · ');
}

/** What the licences of cited pages ask to be said. */
export function licenseMarkdown({ sources, language }: Blog): string[] {
  return licenseLines(sources, ARTICLE_LABELS[language]).map(
    ({ text, name, url }) =>
      `${escapeMarkdown(text)} [${escapeMarkdown(name)}](${escapeLinkTarget(url)})`,
  );
}

/** A link where there is an address that can be one, else its name. */
const link = (name: string, url: string) =>
  isHttpUrl(url)
    ? `[${escapeMarkdown(name || url)}](${escapeLinkTarget(url)})`
    : escapeMarkdown(name);

/** A picture, and below it where it comes from. */
function picture({ url, title, source, sourceUrl }: BlogImage, blog: Blog): string {
  const origin = link(source || title, sourceUrl);
  const caption = (source || isHttpUrl(sourceUrl)) && origin ? `\n_${origin}_` : '';
  return `![${escapeMarkdown(title)}](${new URL(url, blog.shareUrl).href})${caption}`;
}

/** A source with the passage it rests on, in one line; a footnote that nothing refers to would not be shown. */
function sourceEntry({ number, title, url, quote = '' }: BlogSource, cited: ReadonlySet<number>) {
  const passage = escapeMarkdown(quote.replace(/\s+/g, ' ').trim());
  const mark = cited.has(number) ? `[^${number}]:` : `${number}.`;
  return `${mark} ${link(title, url)}${passage && `: “${passage}”`}`;
}
