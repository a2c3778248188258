import { datesOf } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { articleDate } from './byline.ts';

const textsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(textsOf).join('') : String(value ?? '');

/** All text of a rendered blog, which its fonts must cover, and some that it does not show. */
export function blogText({ topic: _, ...blog }: Blog): string {
  const { published, edited = published } = datesOf(blog);
  const dates = [published, edited].map((time) => articleDate(time, blog.language));
  const names = (blog.translations ?? []).map(({ language }) => LANGUAGE_DETAILS[language].ownName);
  return textsOf([blog, ARTICLE_LABELS[blog.language], dates, names]);
}
