import { imagePath } from '../routes.ts';
import type { Blog, BlogImage, BlogSource } from './schema.ts';

/** Writers of indexed texts: digests and articles of the library repeat other pages. */
export const INDEXED_WRITERS = ['model', 'person'] as const satisfies Blog['writer'][];

/** Whether search engines and feeds can list a blog. */
export const isIndexed = ({ writer, visibility }: Pick<Blog, 'writer' | 'visibility'>): boolean =>
  visibility === 'public' && INDEXED_WRITERS.some((indexed) => indexed === writer);

/** A blog's visible ISO dates: first publication (else creation), and a later edit. */
export function blogDates({
  createdAt,
  publishedAt = createdAt,
  editedAt = '',
}: Pick<Blog, 'createdAt' | 'publishedAt' | 'editedAt'>): { published: string; edited?: string } {
  return { published: publishedAt, ...(editedAt > publishedAt && { edited: editedAt }) };
}

/** Alt text; '' without a description, which a title does not replace: it may be the heading. */
export const alternativeText = ({ alt = '' }: BlogImage): string => alt;

/** Whether a picture's credit is a caption by the owner: it came from no page, and we did not draw it. */
export const hasOwnCaption = ({ sourceUrl, drawing }: Pick<BlogImage, 'sourceUrl' | 'drawing'>): boolean =>
  drawing === undefined && !isHttpUrl(sourceUrl);

/** A picture's credit line; '' if unknown and for our drawings. */
export function pictureCredit({ title, source, sourceUrl, drawing }: Omit<BlogImage, 'url' | 'width' | 'height'>) {
  if (drawing !== undefined) return '';
  return isHttpUrl(sourceUrl) ? source || title || new URL(sourceUrl).hostname : source;
}

/** A stored picture as a blog shows it; without a credit by default. */
export const shownPicture = (
  { id, width, height }: Pick<BlogImage, 'width' | 'height'> & { id: string },
  credit: Partial<BlogImage> = {},
): BlogImage => ({ url: imagePath(id), title: '', source: '', sourceUrl: '', width, height, ...credit });

export const blogPictures = ({ cover, content }: Pick<Blog, 'content'> & { cover?: BlogImage }): BlogImage[] => [
  ...(cover ? [cover] : []),
  ...content.sections.flatMap(({ images }) => images),
];

export const isHttpUrl = (text: string): boolean => /^https?:\/\//i.test(text) && Boolean(URL.parse(text)?.hostname);

/** Whether a source is what the blog's author answered on a day, `author:2026-11-29`, and no page. */
export const isByAuthor = ({ url }: { url: string }): boolean =>
  url.startsWith('author:') && !Number.isNaN(Date.parse(url.slice('author:'.length)));

/** A text without lone surrogates and controls except tabs and line breaks, for PostgreSQL and XML. */
export const withoutControls = (text: string): string => text.toWellFormed().replace(/[\p{Cc}--[\t\n\r]]/gv, '');

/** Sources in order: passages under their page, or pages without passages. */
export type SourceGroup = { page?: Pick<BlogSource, 'url' | 'title' | 'license'>; sources: BlogSource[] };

/** Groups an article's passages by page; unquoted pages come last. */
export function sourceGroups(sources: readonly BlogSource[]): SourceGroup[] {
  const pages = [...Map.groupBy(sources, ({ url, title }) => url || title).values()];
  const isQuoted = (page: readonly BlogSource[]) => page.some(({ quote }) => quote);
  const unquoted = pages.filter((page) => !isQuoted(page)).flat();
  return [
    ...pages.filter(isQuoted).map((page) => ({ page: page[0], sources: page })),
    ...(unquoted.length > 0 ? [{ sources: unquoted }] : []),
  ];
}
