import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { datesOf } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { articleDate } from './byline.ts';

/** All text of a rendered blog, which its fonts must cover. */
export function blogText({ content, cover, sources, language, userDisplayName, author, ...blog }: Blog): string {
  const { published, edited = published } = datesOf(blog);
  return [
    content.title,
    cover?.source,
    userDisplayName,
    author?.biography,
    ...articleTexts(content),
    ...content.sections.flatMap(({ heading, images }) => [
      heading,
      ...images.map(({ title, source }) => title + source),
    ]),
    ...(content.questions ?? []).map(({ question }) => question),
    ...sources.map(({ title, quote = '' }) => title + quote),
    ...Object.values(ARTICLE_LABELS[language]),
    ...[published, edited].map((time) => articleDate(time, language)),
    ...(author?.links ?? []),
    ...(blog.translations ?? []).map((each) => LANGUAGE_DETAILS[each.language].ownName),
  ].join('');
}
