import type { Blog } from './schema';

/** Characters that mean something in Markdown, so that a text shows as it is. */
const escapeMarkdown = (text: string) =>
  text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(\s)/, '$1\\$2$3');

/** An address that no character of ends the link it stands in. */
const escapeLinkTarget = (url: string) =>
  new URL(url).href.replaceAll('(', '%28').replaceAll(')', '%29');

/** A block text in Markdown: its lists are Markdown's already, citations link to the sources. */
function blocks(text: string, cited: ReadonlySet<number>): string {
  return text
    .split('\n')
    .map((line) => {
      const [, marker = '', rest = ''] = /^(- |\d{1,3}\. )?(.*)$/.exec(line) ?? [];
      return marker + citations(rest, cited);
    })
    .join('\n');
}

function citations(line: string, cited: ReadonlySet<number>): string {
  return line
    .split(/(\[\d{1,3}\])/)
    .map((part) => {
      const number = Number(/^\[(\d+)\]$/.exec(part)?.[1]);
      return cited.has(number) ? `[^${number}]` : escapeMarkdown(part);
    })
    .join('');
}

/**
 * A blog as Markdown (CommonMark with footnotes), for readers that are programs.
 * @param note a line that says who wrote it
 */
export function blogMarkdown(blog: Blog, note: string): string {
  const { content, sources } = blog;
  const cited = new Set(sources.map((source) => source.number));
  const parts = [
    `# ${escapeMarkdown(content.title)}`,
    blocks(content.intro, cited),
    ...content.sections.flatMap((section) => [
      `## ${escapeMarkdown(section.heading)}`,
      ...section.images.map(
        (image) => `![${escapeMarkdown(image.title)}](${absolute(image.url, blog)})`,
      ),
      blocks(section.content, cited),
    ]),
    '## Conclusion',
    blocks(content.conclusion, cited),
    ...sources.map(
      ({ number, title, url }) =>
        `[^${number}]: [${escapeMarkdown(title)}](${escapeLinkTarget(url)})`,
    ),
    note && `_${escapeMarkdown(note)}_`,
    `Canonical: <${blog.shareUrl}>`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const absolute = (address: string, blog: Blog) => new URL(address, blog.shareUrl).href;
