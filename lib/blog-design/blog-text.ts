import type { Blog } from '@/lib/blogs/schema';
import { ARTICLE_LABELS } from './labels.ts';

/** Everything that a rendered blog shows, as one text: what its fonts must be able to set. */
export function blogText({ content, sources, language, userDisplayName = '' }: Blog): string {
  const sections = content.sections.flatMap((section) => [
    section.heading,
    section.content,
    ...section.images.map((image) => `${image.title}${image.source}`),
  ]);
  const labels = Object.values(ARTICLE_LABELS[language]);
  const cited = sources.map(({ title, quote = '' }) => title + quote);
  return [content.title, content.intro, content.conclusion, userDisplayName]
    .concat(sections, cited, labels)
    .join('');
}
