import type { Block, ListItem } from '@/lib/article/tree.ts';
import { articleReader } from '@/lib/blogs/inside-links.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';

export type ArticlePart = {
  heading?: string;
  /** A conclusion under the label of its language. */
  hasDefaultHeading?: boolean;
  depth: 2 | 3;
  images: readonly BlogImage[];
  blocks: Block[];
};

/** An article from its introduction to its questions; `cited` are the numbers of existing sources. */
export function articleParts({ content, language, links }: Blog, cited: ReadonlySet<number>): ArticlePart[] {
  const { keyPoints = [], questions = [] } = content;
  const labels = ARTICLE_LABELS[language];
  const { blocks: text, line } = articleReader({ links }, cited);
  const part = (heading: string, blocks: Block[]): ArticlePart => ({ heading, depth: 2, images: [], blocks });
  const intro: ArticlePart = { depth: 2, images: [], blocks: text(content.intro) };
  const points = keyPoints.map((point): ListItem => {
    return { type: 'listItem', children: [{ type: 'paragraph', children: line(point) }] };
  });
  const sections = content.sections.map(({ heading, images, content: markdown }) => {
    return { ...part(heading, text(markdown)), images };
  });
  const { conclusionHeading } = content;
  const conclusion = text(content.conclusion);
  return [
    intro,
    ...(points.length > 0 ? [part(labels.keyPoints, [{ type: 'list', ordered: false, children: points }])] : []),
    ...sections,
    ...(conclusion.length > 0
      ? [{ ...part(conclusionHeading ?? labels.conclusion, conclusion), hasDefaultHeading: !conclusionHeading }]
      : []),
    ...(questions.length > 0 ? [part(labels.questions, [])] : []),
    ...questions.map(({ question, answer }): ArticlePart => ({ ...part(question, text(answer)), depth: 3 })),
  ];
}
