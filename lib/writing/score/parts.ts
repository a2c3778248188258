import { withoutMarks } from '@/lib/article/plain-text.ts';
import { headingIds } from '@/lib/blog-design/heading-ids.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { Place } from './schema.ts';

/** A text below its heading, without inline marks. */
export type ScoredPart = { heading: string; anchor: string; text: string };

/** With each text as it stands, and its index of articleTexts. */
export function scoredParts({ content }: Pick<Blog, 'content'>) {
  const { intro, keyPoints = [], sections, conclusion, conclusionHeading = 'Conclusion' } = content;
  const ids = headingIds(sections.map((section) => section.heading));
  const parts = [
    { heading: 'Introduction', anchor: '', markdown: intro },
    ...sections.map(({ heading, content: markdown }, at) => ({ heading, anchor: ids[at] ?? '', markdown })),
    { heading: conclusionHeading, anchor: 'conclusion', markdown: conclusion },
  ];
  return parts.map((part, at) => {
    return { ...part, text: withoutMarks(part.markdown), place: at && at + keyPoints.length };
  });
}

const EXCERPT_CHARACTERS = 90;
export const MARKS = /\s*\[\d{1,3}\]/g;

/** A sentence's place; its text fragment ends a word before the first citation: the page shows a number there. */
export function placeIn({ anchor, heading }: ScoredPart, sentence: string): Place {
  const line = sentence.replace(/\s+/g, ' ').trim();
  const [cited = ''] = line.split(MARKS, 1);
  const start = cited === line ? cited : cited.replace(/ \S+$/, '');
  const fragment = encodeURIComponent(start).replaceAll('-', '%2D');
  const characters = [...line.replace(MARKS, '')];
  const excerpt = characters.slice(0, EXCERPT_CHARACTERS).join('');
  return {
    href: `#${anchor}:~:text=${fragment}`,
    label: heading,
    excerpt: characters.length > EXCERPT_CHARACTERS ? `${excerpt.trimEnd()}…` : excerpt,
  };
}
