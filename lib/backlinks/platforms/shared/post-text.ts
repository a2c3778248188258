import { blockLines, plainLine, withoutTables } from '@/lib/article/plain-text.ts';
import { type Room, readLine, readMarkdown, roomForBlog } from '@/lib/article/read-markdown.ts';
import type { Block, Inline } from '@/lib/article/tree.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';

/** A block of an article for platforms without tables; `lines` are a list's items or one line. */
export type PostBlock = { tag: 'h1' | 'h2' | 'h3' | 'p' | 'blockquote' | 'pre' | 'ul' | 'ol'; lines: Inline[][] };

/** A block of one line without marks. */
export const plainBlock = (tag: PostBlock['tag'], text: string): PostBlock => ({
  tag,
  lines: [[{ type: 'text', value: text }]],
});

const textBlocks = (markdown: string, cited: ReadonlySet<number>, room: Room): PostBlock[] =>
  withoutTables(readMarkdown(markdown, cited, room)).map((block) =>
    block.type === 'code' ? plainBlock('pre', block.value) : { tag: tag(block), lines: blockLines(block) },
  );

function tag(block: Block): PostBlock['tag'] {
  if (block.type === 'list') return block.ordered ? 'ol' : 'ul';
  if (block.type === 'heading') return 'h3';
  return block.type === 'blockquote' ? 'blockquote' : 'p';
}

/** An article from its introduction to its questions; headings begin at h2, and `figures` stand for pictures. */
export function postBlocks<Figure>(
  { content, language, sources }: Blog,
  figures: (images: readonly BlogImage[]) => Figure[],
  { labelsConclusion }: { labelsConclusion: boolean },
): (PostBlock | Figure)[] {
  const { intro, keyPoints = [], sections, questions = [] } = content;
  const labels = ARTICLE_LABELS[language];
  const cited = new Set(sources.filter(({ url }) => isHttpUrl(url)).map(({ number }) => number));
  const room = roomForBlog();
  const text = (given: string) => textBlocks(given, cited, room);
  const headed = (heading: string, blocks: PostBlock[]) =>
    blocks.length > 0 ? [plainBlock('h2', heading), ...blocks] : [];
  const points = keyPoints.map((point) => readLine(point, cited, room));
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

/** Cuts a text to a number of characters (code points), the last one an ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  return `${start.trimEnd()}…`;
}

/** A blog's description, else the start of its introduction: one line of at most 150 characters without citations. */
export function postDescription({ content, description, sources }: Blog): string {
  const cited = new Set(sources.map(({ number }) => number));
  return shortened(plainLine(description ?? content.intro, cited), 150);
}

/** Words that make no tag; shorter ones are left out anyway. */
const STOP_WORDS = new Set(
  (
    'about after all and any are before best better between but can could does during each easy every ' +
    'few for from get give good guide has have her his home how into its just make makes making many more ' +
    'most much new not now one our out over should some such tell than that the their them then there ' +
    'these they this those through tips under use using very was way ways were what when where which ' +
    'while who why will with without would write you your'
  ).split(' '),
);

const MIN_TAG_CHARACTERS = 3;

/** Words of a topic as tags: lower case without accents, at most `most`, each of up to `maxCharacters` a-z and 0-9. */
export function topicTags(topic: string, most: number, maxCharacters: number): string[] {
  const words = topic
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^[a-z0-9]+$/.test(word) && /[a-z]/.test(word))
    .filter((word) => word.length >= MIN_TAG_CHARACTERS && word.length <= maxCharacters)
    .filter((word) => !STOP_WORDS.has(word));
  return [...new Set(words)].slice(0, most);
}
