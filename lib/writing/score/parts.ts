import { withoutMarks } from '@/lib/article/plain-text.ts';
import type { Block } from '@/lib/article/tree.ts';
import { headingIds } from '@/lib/blog-design/heading-ids.ts';
import { articleTexts } from '@/lib/blogs/article-texts.ts';
import type { Blog, BlogSource } from '@/lib/blogs/schema.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { citedNumbers } from '../evidence/citations.ts';
import { placedSentences, readText } from '../sentences.ts';
import type { Place } from './schema.ts';

/** What the score says, in the language of its answer. */
export const scoreMessages = () => translatorFor(askedLanguage(), 'writing.score');

/** A text of an article below its heading, as it stands and without inline marks; `place` is its index of articleTexts. */
export type Part = { heading: string; anchor: string; markdown: string; text: string; place: number };

const BESIDE = ['key_points', 'questions_answers'];

/** The parts of a blog in the order of articleTexts. */
export function partsOf({ content }: Pick<Blog, 'content'>): Part[] {
  const t = scoreMessages();
  const { keyPoints = [], sections, conclusionHeading = t('parts.conclusion'), questions = [] } = content;
  const ids = headingIds(sections.map((section) => section.heading));
  const headings = [
    { heading: t('parts.introduction'), anchor: '' },
    ...keyPoints.map(() => ({ heading: t('parts.keyPoints'), anchor: 'key_points' })),
    ...sections.map(({ heading }, at) => ({ heading, anchor: ids[at] ?? '' })),
    { heading: conclusionHeading, anchor: 'conclusion' },
    ...questions.map(({ question }) => ({ heading: question, anchor: 'questions_answers' })),
  ];
  const texts = articleTexts(content);
  return headings.map((heading, place) => {
    const markdown = texts[place] ?? '';
    return { ...heading, markdown, text: withoutMarks(markdown), place };
  });
}

/** Without key points and questions. */
export const scoredParts = (blog: Pick<Blog, 'content'>): Part[] =>
  partsOf(blog).filter(({ anchor }) => !BESIDE.includes(anchor));

/** A sentence, the block that it stands in, the sources of its own marks, and those that it rests on. */
export type Grounded = { sentence: string; block: Block; own: BlogSource[]; cited: BlogSource[] };

/** The sentences of a text without headings and heads of tables: a mark also carries the sentences before it in its paragraph. */
export function groundedSentences(text: string, { language, sources }: Pick<Blog, 'language' | 'sources'>): Grounded[] {
  const heads = new Set<Block>();
  const claims = placedSentences(readText(text), language).filter(({ sentence, block }) => {
    const isHead = block.type === 'heading' || (block.type === 'table' && !heads.has(block));
    heads.add(block);
    return sentence !== '' && !isHead;
  });
  const grounded: Grounded[] = [];
  for (const { sentence, block } of claims.reverse()) {
    const numbers = citedNumbers(sentence);
    const own = sources.filter(({ number }) => numbers.has(number));
    const later = grounded[0];
    const isCarried = own.length === 0 && block.type === 'paragraph' && later?.block === block;
    grounded.unshift({ sentence, block, own, cited: isCarried ? later.cited : own });
  }
  return grounded;
}

const EXCERPT_CHARACTERS = 90;
export const MARKS = /\s*\[\d{1,3}\]/g;

/** A sentence's place; its text fragment ends a word before the first citation: the page shows a number there. */
export function placeIn({ anchor, heading }: Part, sentence: string): Place {
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
