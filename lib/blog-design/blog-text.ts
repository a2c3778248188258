import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { datesOf } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { articleDate } from './byline.ts';

/** All text of a rendered blog, which its fonts must cover. */
export function blogText(blog: Blog): string {
  const { content, sources, language, userDisplayName = '', author } = blog;
  const { published, edited = published } = datesOf(blog);
  const sections = content.sections.flatMap((section) => [
    section.heading,
    ...section.images.map((image) => `${image.title}${image.source}`),
  ]);
  const asked = (content.questions ?? []).map(({ question }) => question);
  const labels = Object.values(ARTICLE_LABELS[language]);
  const cited = sources.map(({ title, quote = '' }) => title + quote);
  const dates = [published, edited].map((time) => articleDate(time, language));
  const credit = blog.cover?.source ?? '';
  return [content.title, credit, userDisplayName, author?.biography ?? '']
    .concat(articleTexts(content), sections, asked, cited, labels, dates, author?.links ?? [])
    .join('');
}
