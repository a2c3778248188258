import type { Blog } from './schema';
import { type Inline, parseTextBlocks, type TextBlock } from './text-blocks.ts';

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
 * A blog as Markdown (CommonMark with footnotes), for readers that are programs.
 * @param note a line that says who wrote it
 */
export function blogMarkdown(blog: Blog, note: string): string {
  const { content, sources } = blog;
  const cited = new Set(sources.map((source) => source.number));
  const text = (given: string) => markdownText(given, cited, (number) => `[^${number}]`);
  const parts = [
    `# ${escapeMarkdown(content.title)}`,
    text(content.intro),
    ...content.sections.flatMap((section) => [
      `## ${escapeMarkdown(section.heading)}`,
      ...section.images.map(
        (image) => `![${escapeMarkdown(image.title)}](${absolute(image.url, blog)})`,
      ),
      text(section.content),
    ]),
    '## Conclusion',
    text(content.conclusion),
    ...sources.map(
      ({ number, title, url, quote }) =>
        `[^${number}]: [${escapeMarkdown(title)}](${escapeLinkTarget(url)})${quoted(quote)}`,
    ),
    note && `_${escapeMarkdown(note)}_`,
    `Canonical: <${blog.shareUrl}>`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The passage a footnote rests on, in one line as a footnote is. */
const quoted = (quote = '') => quote && `: “${escapeMarkdown(quote.replace(/\s+/g, ' ').trim())}”`;

const absolute = (address: string, blog: Blog) => new URL(address, blog.shareUrl).href;
