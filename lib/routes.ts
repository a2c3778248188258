import type { ExportFormat } from './constants/export-formats.ts';

/** Addresses of the product, each written once. */

/** Read-only view of a blog. */
export const viewPath = (id: string) => `/view/${id}` as const;

/** Public address of a blog: its share link and canonical. */
export const sharePath = (id: string) => `/share/${id}` as const;

/** Detail and edit screen of a blog. */
export const blogPath = (id: string) => `/blog/${id}` as const;

/** Preview of a blog with the editing panel. */
export const previewPath = (id: string) => `/preview/${id}` as const;

/** Bare document of a blog, for frames on other sites. */
export const embedPath = (id: string) => `/embed/${id}` as const;

/** Image that counts a view of a blog, on its pages and in frames (docs/decisions/0074). */
export const viewImagePath = (id: string, where: 'page' | 'embed') => `/api/views/${id}/${where}.gif` as const;

/** Social preview image of a blog. */
export const cardPath = (id: string) => `/api/og-image/${id}` as const;

/** A stored picture. */
export const imagePath = (id: string) => `/api/images/${id}` as const;

/** All of a user's own blogs, to be searched and changed several at a time. */
export const MY_BLOGS_PATH = '/blogs';

/** What writes here, for whoever runs the product. */
export const OPERATOR_PATH = '/operator';

/** Where the link that a start prints leads; the code stays in the browser, as all that stands behind a #. */
export const operatorLinkPath = (code: string) => `${OPERATOR_PATH}/enter#code=${code}` as const;

/** What was deleted and can be had back. */
export const BIN_PATH = '/bin';

/** All notes of the library. */
export const LIBRARY_PATH = '/library';

/** A note of the library. */
export const notePath = (language: string, slug: string) => `${LIBRARY_PATH}/${language}/${slug}` as const;

/** A creator's public listing. */
export const userPath = (slug: string) => `/user/${slug}` as const;

/** A creator's feeds. */
export const rssPath = (slug: string) => `${userPath(slug)}/feed.xml` as const;
export const jsonFeedPath = (slug: string) => `${userPath(slug)}/feed.json` as const;

/** Blog that the landing demo shows in its frame; seeded at the first start. */
export const FEATURED_BLOG_ID = 'featured';

/**
 * All of the signed-in user's blogs in one file, or some.
 * @param ids of those chosen
 */
export const exportPath = (format: ExportFormat, ids?: readonly string[]) =>
  `/api/exports?format=${format}${ids ? `&ids=${ids.map(encodeURIComponent).join(',')}` : ''}`;

/** A blog as a PDF. */
export const pdfPath = (id: string) => `${sharePath(id)}.pdf` as const;
