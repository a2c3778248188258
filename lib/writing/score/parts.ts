import { withoutMarks } from '@/lib/article/plain-text.ts';
import { headingIds } from '@/lib/blog-design/heading-ids.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { Place } from './schema.ts';

export type ScoredPart = {
  heading: string;
  anchor: string;
  /** Without inline markup. */
  text: string;
};

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
const MARKS = /\s*\[\d{1,3}\]/g;

/**
 * The place of a sentence. Its link has a text fragment (https://wicg.github.io/scroll-to-text-fragment/), which ends a
 * word before the first citation: on the page, a number stands there.
 */
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
