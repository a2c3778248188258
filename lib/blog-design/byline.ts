import type { Blog } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { FEATURED_BLOG_ID } from '@/lib/routes.ts';

type BylineBlog = Pick<Blog, 'id' | 'language' | 'userDisplayName' | 'isUnbranded'>;

/**
 * 'By {name} on the product' in the article's language, without the product where its owner has turned that off, or 'By
 * Anonymous' when nobody owns it (spec §2, Blog display). The featured blog is the product's own.
 * @returns the words before the name, the name, and the words after it; the name is '' when there is none
 */
export function authorParts({ id, language, userDisplayName, isUnbranded }: BylineBlog): {
  before: string;
  name: string;
  after: string;
} {
  const { by, byAnonymous } = ARTICLE_LABELS[language];
  const [before = '', after = ''] = by.replace('{brand}', () => BRAND_NAME).split('{name}');
  if (id === FEATURED_BLOG_ID) return { before, name: BRAND_NAME, after: '' };
  if (!userDisplayName) return { before: byAnonymous, name: '', after: '' };
  // In every language the product comes after the name.
  return { before, name: userDisplayName, after: isUnbranded ? '' : after };
}

/** The same as plain text. */
export function authorLine(blog: BylineBlog): string {
  const { before, name, after } = authorParts(blog);
  return `${before}${name}${after}`;
}

/**
 * The day of an ISO time in the article's language, in English 'March 4, 2026' (spec §9). It is that of UTC, so that
 * everybody reads the same.
 */
export function articleDate(iso: string, language: Language): string {
  const { locale } = LANGUAGE_DETAILS[language];
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** '4 min read' in the article's language. */
export function readingTime(minutes: number, language: Language): string {
  return ARTICLE_LABELS[language].readingTime.replace('{minutes}', String(minutes));
}
