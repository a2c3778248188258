import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import type { Inline } from '@/lib/blogs/text/blocks.ts';
import { parseTextBlocks } from '@/lib/blogs/text/parse-blocks.ts';
import { parseInline } from '@/lib/blogs/text/parse-inline.ts';
import { withoutTables } from '@/lib/blogs/text/plain-text.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';

/** A block of an article for platforms without tables; `lines` are a list's items or one line. */
export type PostBlock = { tag: 'h1' | 'h2' | 'h3' | 'p' | 'blockquote' | 'pre' | 'ul' | 'ol'; lines: Inline[][] };

const TAGS = { paragraph: 'p', quotation: 'blockquote', heading: 'h3' } as const;

/** A block of one line without marks. */
export const plainBlock = (tag: PostBlock['tag'], text: string): PostBlock => ({
  tag,
  lines: [[{ at: 0, kind: 'text', text }]],
});

/** Tables become lists. */
function textBlocks(given: string, cited: ReadonlySet<number>): PostBlock[] {
  return withoutTables(parseTextBlocks(given, cited)).map((block) => {
    if (block.kind === 'code') return plainBlock('pre', block.text);
    if (block.kind !== 'list') return { tag: TAGS[block.kind], lines: [block.content] };
    return { tag: block.ordered ? 'ol' : 'ul', lines: block.items.map(({ content }) => content) };
  });
}

/**
 * An article from its introduction to its questions; headings begin at h2.
 * @param figures what stands for the pictures of a section
 * @param options.labelsConclusion whether the conclusion has a heading
 */
export function postBlocks<Figure>(
  { content, language, sources }: Blog,
  figures: (images: readonly BlogImage[]) => Figure[],
  { labelsConclusion }: { labelsConclusion: boolean },
): (PostBlock | Figure)[] {
  const { intro, keyPoints = [], sections, questions = [] } = content;
  const labels = ARTICLE_LABELS[language];
  const cited = new Set(sources.filter(({ url }) => isHttpUrl(url)).map(({ number }) => number));
  const text = (given: string) => textBlocks(given, cited);
  const headed = (heading: string, blocks: PostBlock[]) =>
    blocks.length > 0 ? [plainBlock('h2', heading), ...blocks] : [];
  const points = keyPoints.map((point) => parseInline(point, cited));
  const conclusion = text(content.conclusion);
  return [
    ...text(intro),
    ...headed(labels.keyPoints, points.length > 0 ? [{ tag: 'ul', lines: points }] : []),
    ...sections.flatMap((section) => [
      plainBlock('h2', section.heading),
      ...figures(section.images),
      ...text(section.content),
    ]),
    ...(labelsConclusion ? headed(labels.conclusion, conclusion) : conclusion),
    ...headed(
      labels.questions,
      questions.flatMap(({ question, answer }) => [plainBlock('h3', question), ...text(answer)]),
    ),
  ];
}
