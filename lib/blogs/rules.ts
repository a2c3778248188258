import type { Blog, BlogImage, BlogSource } from './schema.ts';

/** Whose texts search engines, feeds and sitemaps are shown: a digest is not our own text, and a brief is no article. */
export const INDEXED_WRITERS = ['model', 'person'] as const satisfies Blog['writer'][];

/** Whether a blog may be found by search engines and feeds. */
export const isIndexed = ({ writer, visibility }: Pick<Blog, 'writer' | 'visibility'>): boolean =>
  visibility === 'public' && INDEXED_WRITERS.some((indexed) => indexed === writer);

/**
 * The dates that readers are shown of a blog, as ISO times: when it first became public, or was written where it never was,
 * and when a person changed its text after that (docs/decisions/0083).
 */
export function datesOf({
  createdAt,
  publishedAt = createdAt,
  editedAt = '',
}: Pick<Blog, 'createdAt' | 'publishedAt' | 'editedAt'>): { published: string; edited?: string } {
  return { published: publishedAt, ...(editedAt > publishedAt && { edited: editedAt }) };
}

/** What is said of a picture to who cannot see it; '' of one that only decorates. */
export const alternativeText = ({ alt, title }: BlogImage): string => alt ?? title;

/** The words that say where a picture comes from; '' where nobody said, and of our own drawings. */
export function creditOf({
  title,
  source,
  sourceUrl,
  drawing,
}: Pick<BlogImage, 'title' | 'source' | 'sourceUrl' | 'drawing'>): string {
  if (drawing !== undefined) return '';
  return isHttpUrl(sourceUrl) ? source || title || new URL(sourceUrl).hostname : source;
}

/** All pictures of a blog, its cover first. */
export const picturesOf = ({ cover, content }: Pick<Blog, 'content'> & { cover?: BlogImage }): BlogImage[] => [
  ...(cover ? [cover] : []),
  ...content.sections.flatMap(({ images }) => images),
];

/** Whether a text is an absolute http:// or https:// address. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname !== '';
}

/**
 * A text as it may be stored: without halves of characters and control characters other than line breaks and tabs,
 * which neither a database nor XML can hold.
 */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}--[\t\n\r]]/gv, '');
}

/** Sources that are listed together, in order: passages below the page they are of, or pages without passages. */
export type SourceGroup = { page?: Pick<BlogSource, 'url' | 'title' | 'license'>; sources: BlogSource[] };

/** An article's sources with each quoted page named once; what quotes nothing comes last. */
export function sourceGroups(sources: readonly BlogSource[]): SourceGroup[] {
  const pages = [...Map.groupBy(sources, ({ url, title }) => url || title).values()];
  const isQuoted = (page: readonly BlogSource[]) => page.some(({ quote }) => quote);
  const unquoted = pages.filter((page) => !isQuoted(page)).flat();
  return [
    ...pages.filter(isQuoted).map((page) => ({ page: page[0], sources: page })),
    ...(unquoted.length > 0 ? [{ sources: unquoted }] : []),
  ];
}
