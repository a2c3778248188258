import type { Place } from '@/lib/writing/score/schema.ts';
import { findPassage } from './find-passage.ts';

/** The article that the score is about. */
export function articleOnPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('article.blog');
}

/** Its texts, in order; the numbers of citations are none of the author's words. */
function textsOf(part: Element): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const isCitation = currentNode.parentElement?.closest('sup') !== null;
    if (currentNode instanceof Text && !isCitation) texts.push(currentNode);
  }
  return texts;
}

function rangeOf(part: Element, excerpt: string): Range | null {
  const texts = textsOf(part);
  const passage = findPassage(
    texts.map(({ data }) => data),
    excerpt,
  );
  const start = passage && texts[passage.start.text];
  const end = passage && texts[passage.end.text];
  if (!start || !end) return null;
  const range = document.createRange();
  range.setStart(start, passage.start.offset);
  range.setEnd(end, passage.end.offset);
  return range;
}

/** The part of the article that a finding is in, and what stands for the whole of it. */
function partAt(article: HTMLElement, anchor: string) {
  const intro = article.querySelector<HTMLElement>('.blog-intro') ?? article;
  const headings = [...article.querySelectorAll<HTMLElement>('h2[id]')];
  const heading = headings.find(({ id }) => anchor !== '' && id === anchor);
  return heading ? { part: heading.closest('section') ?? heading, whole: heading } : { part: intro, whole: intro };
}

/**
 * Where a finding is on the page: the passage itself or, where it has none or the text has changed meanwhile, the heading
 * of its section or the introduction.
 * @returns the element to read from and the words to point at; null without an article
 */
export function locatePlace({ anchor, excerpt }: Place): { block: HTMLElement; range: Range } | null {
  const article = articleOnPage();
  if (!article) return null;
  const { part, whole } = partAt(article, anchor);
  const passage = rangeOf(part, excerpt);
  const block = passage?.startContainer.parentElement?.closest<HTMLElement>('p, li, h2');
  if (passage && block) return { block, range: passage };
  const range = document.createRange();
  range.selectNodeContents(whole);
  return { block: whole, range };
}
