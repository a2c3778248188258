import type { Blog } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { FEATURED_BLOG_ID } from '@/lib/routes.ts';

type BylineBlog = Pick<Blog, 'id' | 'language' | 'userDisplayName' | 'isUnbranded'>;

/**
 * 'By {name} on the product' in the article's language, in three parts: without the product for unbranded blogs, and 'By
 * Anonymous' without an owner (spec §2, Blog display). The featured blog is the product's own.
 */
export function authorParts({ id, language, userDisplayName, isUnbranded }: BylineBlog) {
  const { by, byAnonymous } = ARTICLE_LABELS[language];
  const [before = '', after = ''] = by.replace('{brand}', () => BRAND_NAME).split('{name}');
  if (id === FEATURED_BLOG_ID) return { before, name: BRAND_NAME, after: '' };
  if (!userDisplayName) return { before: byAnonymous, name: '', after: '' };
  // In every language the product comes after the name.
  return { before, name: userDisplayName, after: isUnbranded ? '' : after };
}

export function authorLine(blog: BylineBlog): string {
  const { before, name, after } = authorParts(blog);
  return `${before}${name}${after}`;
}

/** The UTC day of an ISO time in the article's language, in English 'March 4, 2026' (spec §9). */
export function articleDate(iso: string, language: Language): string {
  const { locale } = LANGUAGE_DETAILS[language];
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** '4 min read' in the article's language. */
export const readingTime = (minutes: number, language: Language): string =>
  ARTICLE_LABELS[language].readingTime.replace('{minutes}', String(minutes));
