import { stringify } from 'yaml';
import { withoutTables } from '@/lib/article/plain-text.ts';
import { escapeLinkTarget, type Inline } from '@/lib/article/tree.ts';
import { blocksMarkdown, type MarkdownStyle, writeInlineCode } from '@/lib/article/write-markdown.ts';
import { articleDate, authorLine, readingTime } from '@/lib/blog-design/wording.ts';
import { readingMinutes } from '@/lib/blogs/article-texts.ts';
import { blogMark } from '@/lib/blogs/authorship/source-type.ts';
import { blogRecord } from '@/lib/blogs/record.ts';
import { alternativeText, blogDates, isHttpUrl, pictureCredit, sourceGroups } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage, BlogSource } from '@/lib/blogs/schema.ts';
import { type Language, languageTag } from '@/lib/constants/options.ts';
import type { ArticleLabels } from '@/lib/languages/labels.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { quotation } from '@/lib/languages/words.ts';
import { linkLabel } from '@/lib/users/author.ts';
import { articleParts } from './article-parts.ts';

/** Escapes a text for the start of a Markdown line. */
export const escapeMarkdown = (text: string): string =>
  escapeWithin(text)
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');

const escapeWithin = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]|&(?=#?\w+;)/g, '\\$&');

const MARKS = { strong: ['**', 'strong'], emphasis: ['*', 'em'] } as const;

const inlineMarkdown = (nodes: readonly Inline[], citation: (number: number) => string): string =>
  nodes
    .map((node, at) => {
      switch (node.type) {
        case 'text':
          // A trailing exclamation mark would turn a link into a picture.
          return (at === 0 ? escapeMarkdown : escapeWithin)(node.value).replace(/!$/, nodes[at + 1] ? '\\!' : '!');
        case 'citation':
          return citation(node.number);
        case 'inlineCode':
          return writeInlineCode(node.value);
        case 'link':
          return `[${inlineMarkdown(node.children, citation)}](${escapeLinkTarget(node.url)})`;
        default:
          return emphasized(node.type, inlineMarkdown(node.children, citation), nodes[at - 1], nodes[at + 1]);
      }
    })
    .join('');

/** Between letters, as in Chinese, CommonMark ignores some asterisks, so use an element there. */
function emphasized(type: 'strong' | 'emphasis', inner: string, before?: Inline, after?: Inline): string {
  const isFree =
    (!before || (before.type === 'text' && /[\s\p{P}]$/u.test(before.value))) &&
    (!after || (after.type === 'text' && /^[\s\p{P}]/u.test(after.value)));
  const [sign, tag] = MARKS[type];
  return isFree ? sign + inner + sign : `<${tag}>${inner}</${tag}>`;
}

export type MarkdownOptions = {
  cited: ReadonlySet<number>;
  citation: (number: number) => string;
  /** Writes tables as lists, for plain CommonMark. */
  hasNoTables?: boolean;
};

/** An article from its introduction to its questions; `figures` writes a section's pictures. */
export function bodyMarkdown(
  blog: Blog,
  { cited, citation, hasNoTables }: MarkdownOptions,
  figures: (images: readonly BlogImage[]) => string[],
): string[] {
  const line: MarkdownStyle['line'] = ({ type, children }) => {
    const text = inlineMarkdown(children, citation);
    // Bars inside code would end the cell too.
    return type === 'tableCell' ? text.replace(/(?<!\\)\|/g, '\\|') : text;
  };
  return articleParts(blog, cited).flatMap(({ heading, depth, images, blocks }) => [
    ...(heading === undefined ? [] : [`${'#'.repeat(depth)} ${escapeMarkdown(heading)}`]),
    ...figures(images),
    blocksMarkdown(hasNoTables ? withoutTables(blocks) : blocks, {
      line,
      heading: depth === 3 ? '####' : '###',
      hasTableRules: true,
    }),
  ]);
}

/** A blog as GitHub Flavored Markdown for programs, with everything the page says and the note on its writer. */
export function blogMarkdown(blog: Blog, note: string): string {
  const pictureUrl = (url: string) => new URL(url, blog.shareUrl).href;
  const { language } = blog;
  const minutes = readingTime(readingMinutes(blog), language);
  const byline = [authorLine(blog), articleDate(blogDates(blog).published, blog), minutes].join(' · ');
  const parts = [
    `# ${escapeMarkdown(blog.content.title)}`,
    `_${escapeMarkdown(byline)}_`,
    blog.cover !== undefined && picture(blog.cover, pictureUrl),
    ...articleMarkdown(blog, pictureUrl),
    note && `_${escapeMarkdown(note)}_`,
    aboutAuthor(blog),
    `Canonical: <${blog.shareUrl}>`,
  ];
  const { title, conclusionHeading } = blog.content;
  const front = { title, date: blogDates(blog).published, lang: languageTag(blog), conclusionHeading };
  return withFrontMatter({ ...front, ...blogMark(blog) }, parts);
}

const withFrontMatter = (front: object, parts: readonly (string | false)[]) =>
  `---\n${stringify(front, { aliasDuplicateObjects: false })}---\n\n${joinParts(parts)}`;

const joinParts = (parts: readonly (string | false)[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

/** A blog as a Markdown file with front matter; `pictureUrl` maps a picture's URL to its URL in the file. */
export function markdownFile(blog: Blog, note: string, pictureUrl: (url: string) => string): string {
  const { content, description, updatedAt, visibility, cover } = blog;
  const front = {
    title: content.title,
    slug: blog.slug,
    date: blogDates(blog).published,
    lastmod: updatedAt,
    lang: languageTag(blog),
    author: blog.userDisplayName,
    description,
    tags: blog.tags,
    // Lists, as Hugo reads them.
    series: blog.series && [blog.series.name],
    series_order: blog.series?.part,
    draft: visibility === 'draft',
    visibility,
    // Hugo lists a page otherwise.
    ...(visibility === 'unlisted' && { build: { list: 'never' } }),
    canonical: blog.shareUrl,
    cover: cover && pictureUrl(cover.url),
    coverAlt: cover && alternativeText(cover),
    coverCredit: (cover && pictureCredit(cover)) || undefined,
    note: note || undefined,
    conclusionHeading: content.conclusionHeading,
    ...blogMark(blog),
    quillcast: blogRecord(blog, pictureUrl),
  };
  return withFrontMatter(front, articleMarkdown(blog, pictureUrl));
}

function articleMarkdown(blog: Blog, pictureUrl: (url: string) => string): (string | false)[] {
  const { sources } = blog;
  const labels = ARTICLE_LABELS[blog.language];
  const known = new Set(sources.map((source) => source.number));
  const cited = new Set<number>();
  const citation = (number: number) => {
    cited.add(number);
    return `[^${number}]`;
  };
  const options = { cited: known, citation };
  return [
    ...bodyMarkdown(blog, options, (images) => images.map((image) => picture(image, pictureUrl))),
    sources.length > 0 && `## ${labels.sources}`,
    ...footnotes(blog, cited),
  ];
}

function aboutAuthor({ author, userDisplayName = '' }: Blog): string {
  if (!author?.biography) return '';
  const links = author.links.map((address) => linkMarkdown(linkLabel(address), address));
  const about = `**${escapeMarkdown(userDisplayName)}**: ${escapeMarkdown(author.biography)}`;
  return [about, ...links].join(' · ');
}

export const linkMarkdown = (name: string, url: string): string =>
  isHttpUrl(url) ? `[${escapeMarkdown(name || url)}](${escapeLinkTarget(url)})` : escapeMarkdown(name);

function sourcePageMarkdown(
  { title, url, license }: Pick<BlogSource, 'title' | 'url' | 'license'>,
  { licensedText }: Pick<ArticleLabels, 'licensedText'>,
): string {
  const page = linkMarkdown(title, url);
  if (!license) return page;
  return `${page} · ${escapeMarkdown(licensedText)} ${linkMarkdown(license.name, license.url)}`;
}

const passageMarkdown = (quote: string, language: Language): string =>
  quotation(escapeMarkdown(quote.replace(/\s+/g, ' ').trim()), language);

function picture(image: BlogImage, pictureUrl: (url: string) => string): string {
  const credit = pictureCredit(image);
  const origin = credit && linkMarkdown(credit, image.sourceUrl);
  return `![${escapeMarkdown(alternativeText(image))}](${pictureUrl(image.url)})${origin && `\n_${origin}_`}`;
}

/** The sources of a blog by page: the page with the marks of its passages, and these; pages without any stand alone. */
export function sourceEntries({ sources, language }: Blog, mark: (number: number) => string) {
  const labels = ARTICLE_LABELS[language];
  return sourceGroups(sources).map(({ page, sources: cited }) => ({
    page,
    line: page && [sourcePageMarkdown(page, labels), ...cited.map(({ number }) => mark(number))].join(' '),
    entries: cited.map(({ number, quote, ...source }) => {
      return { number, text: quote ? passageMarkdown(quote, language) : sourcePageMarkdown(source, labels) };
    }),
  }));
}

/** Pages, and their passages as footnotes; a page without passages is a footnote itself. */
const footnotes = (blog: Blog, cited: ReadonlySet<number>): string[] =>
  sourceEntries(blog, (number) => `[^${number}]`).flatMap(({ line, entries }) => {
    // Renderers hide footnotes without a reference.
    const mark = (number: number) => (line || cited.has(number) ? `[^${number}]:` : `${number}.`);
    return [...(line ? [line] : []), ...entries.map(({ number, text }) => `${mark(number)} ${text}`)];
  });
