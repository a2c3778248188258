import type { Blog } from '@/lib/blogs/schema';
import { articleDate } from './byline.ts';
import { ARTICLE_LABELS } from './labels.ts';

/** Everything that a rendered blog shows, as one text: what its fonts must be able to set. */
export function blogText(blog: Blog): string {
  const { content, sources, language, userDisplayName = '', createdAt, editedAt } = blog;
  const sections = content.sections.flatMap((section) => [
    section.heading,
    section.content,
    ...section.images.map((image) => `${image.title}${image.source}`),
  ]);
  const labels = Object.values(ARTICLE_LABELS[language]);
  const cited = sources.map(({ title, quote = '' }) => title + quote);
  const dates = [createdAt, editedAt ?? createdAt].map((time) => articleDate(time, language));
  return [content.title, content.intro, content.conclusion, userDisplayName]
    .concat(sections, cited, labels, dates)
    .join('');
}
