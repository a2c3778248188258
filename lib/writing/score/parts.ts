import { withoutMarks } from '@/lib/article/plain-text.ts';
import { headingIds } from '@/lib/blog-design/heading-ids.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { Place } from './schema.ts';

/** A part of a blog's article. */
export type ScoredPart = {
  heading: string;
  anchor: string;
  /** Without inline markup. */
  text: string;
};

/** The parts of a blog's article, in order. */
export function partsOf({ content }: Pick<Blog, 'content'>): ScoredPart[] {
  const ids = headingIds(content.sections.map((section) => section.heading));
  return [
    { heading: 'Introduction', anchor: '', text: withoutMarks(content.intro) },
    ...content.sections.map(({ heading, content: text }, at) => {
      return { heading, anchor: ids[at] ?? '', text: withoutMarks(text) };
    }),
    { heading: 'Conclusion', anchor: 'conclusion', text: withoutMarks(content.conclusion) },
  ];
}

const EXCERPT_CHARACTERS = 90;

export function placeIn(part: ScoredPart, words = ''): Place {
  const plain = words.replace(/\s*\[\d+\]/g, '').replace(/\s+/g, ' ');
  const characters = [...plain.trim()];
  const start = characters.slice(0, EXCERPT_CHARACTERS).join('');
  const excerpt = characters.length > EXCERPT_CHARACTERS ? `${start.trimEnd()}…` : start;
  return { anchor: part.anchor, label: part.heading, excerpt };
}
