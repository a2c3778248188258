import type { Inline } from '@/lib/article/tree.ts';
import { writeMarkdown } from '@/lib/article/write-markdown.ts';
import { articleTexts } from '@/lib/blogs/article-texts.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { cutPassages, type Passage } from '@/lib/research/passages.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { partsAbout } from '@/lib/text/parts-about.ts';
import { authorSource } from '../author-source.ts';
import type { AuthorAnswer, PersonalChange } from '../outline-schema.ts';
import { readText } from '../sentences.ts';
import type { ArticleText, Personalization } from '../types.ts';
import { citedNumbers, withoutCitations } from './citations.ts';
import { numbersIn, unknownNumbers } from './numbers.ts';

/** An author's answers as a page behind those of a blog; the ids of its passages follow the blog's citations. */
export function authorEvidence(answers: readonly AuthorAnswer[], blog: Blog, pages: readonly SourceDocument[] = []) {
  const number = Math.max(0, ...pages.map((page) => page.number)) + 1;
  const page = { number, ...authorSource(answers, new Date(), blog) };
  const numbers = articleTexts(blog.content).flatMap((text) => [...citedNumbers(text)]);
  const last = Math.max(0, ...numbers, ...blog.sources.map((source) => source.number));
  return { page, passages: cutPassages([page]).map((passage) => ({ ...passage, id: last + passage.id })) };
}

/** The paragraphs that stand once in a text of an article, as they are written there; key points sum it up and stay. */
export function paragraphsOf(article: ArticleText): Personalization['paragraphs'] {
  const { sections, keyPoints = [] } = article;
  return articleTexts(article).flatMap((whole, place) => {
    if (place > 0 && place <= keyPoints.length) return [];
    const heading = sections[place - 1 - keyPoints.length]?.heading ?? '';
    const texts = readText(whole).flatMap((block) => (block.type === 'paragraph' ? writeMarkdown([block]) : []));
    return texts.filter((text) => whole.split(text).length === 2).map((text) => ({ place, heading, text }));
  });
}

const linksIn = (text: string): string => (text.match(/\]\([^)\s]+\)/g) ?? []).sort().join();

/** Whether a changed paragraph keeps its marks, figures, links and form, and adds only marks of the author's passages. */
export function isSafeChange({ before, after }: Omit<PersonalChange, 'place'>, passages: readonly Passage[]): boolean {
  const [had, has] = [citedNumbers(before), citedNumbers(after)];
  const own = new Set(passages.map(({ id }) => id));
  return (
    readText(after).every(({ type }) => type === 'paragraph' || type === 'blockquote') &&
    !has.isDisjointFrom(own) &&
    had.isSubsetOf(has) &&
    has.isSubsetOf(had.union(own)) &&
    linksIn(before) === linksIn(after) &&
    unknownNumbers(before, numbersIn(withoutCitations(after))).length === 0
  );
}

/** Each answer word for word below the paragraph of a section that has most to do with it. */
export function quotedAnswers(article: ArticleText, answers: readonly AuthorAnswer[], passages: readonly Passage[]) {
  const paragraphs = paragraphsOf(article).filter(({ heading }) => heading);
  return answers.flatMap(({ question, answer }): PersonalChange[] => {
    const ranked: typeof paragraphs = [];
    partsAbout(paragraphs, `${question} ${answer}`, (each) => ranked.push(each) > 0);
    const children = passages.flatMap(({ id, text, heading }): Inline[] => {
      const quoted: Inline[] = [
        { type: 'text', value: `${text} ` },
        { type: 'citation', number: id },
        { type: 'text', value: ' ' },
      ];
      return heading === question ? quoted : [];
    });
    const quotation = writeMarkdown([{ type: 'blockquote', children: [{ type: 'paragraph', children }] }]);
    return ranked.slice(0, 1).map(({ place, text }) => ({ place, before: text, after: `${text}\n\n${quotation}` }));
  });
}
