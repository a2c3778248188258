import type { Place } from '@/lib/writing/score/schema.ts';

/** A position in a list of texts. */
export type TextPoint = { text: number; offset: number };

/** Citation marks, which excerpts leave out. */
const MARK = /\[\d{1,3}\]/g;

/** Words without spaces and citation marks. */
const bare = (words: string) => words.replace(/\s/g, '').replace(MARK, '');

/** Every significant character with its position. */
function charactersOf(texts: readonly string[]) {
  const all = texts.flatMap((text, at) =>
    Array.from({ length: text.length }, (_, offset) => ({ text: at, offset })).filter(
      ({ offset }) => !/\s/.test(text.charAt(offset)),
    ),
  );
  const written = all.map(({ text, offset }) => texts[text]?.charAt(offset) ?? '').join('');
  const marks = [...written.matchAll(MARK)].map(({ index, 0: mark }) => [index, index + mark.length]);
  return all.filter((_, at) => !marks.some(([from = 0, to = 0]) => at >= from && at < to));
}

/**
 * Finds an excerpt in a page's texts, ignoring white space and citations.
 * @param texts in order, split anywhere
 * @param excerpt may end in '…'
 * @returns its start and end, or null
 */
export function findPassage(texts: readonly string[], excerpt: string): { start: TextPoint; end: TextPoint } | null {
  const wanted = bare(excerpt.replace(/…$/, ''));
  if (wanted === '') return null;
  const characters = charactersOf(texts);
  const written = characters.map(({ text, offset }) => texts[text]?.charAt(offset)).join('');
  const at = written.indexOf(wanted);
  const start = characters[at];
  const last = characters[at + wanted.length - 1];
  if (at < 0 || !start || !last) return null;
  return { start, end: { text: last.text, offset: last.offset + 1 } };
}

/** The scored article. */
export function articleOnPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('article.blog');
}

/** Text nodes without citation numbers. */
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

/** The part of the article that contains a finding, and the element that stands for the whole part. */
function partAt(article: HTMLElement, anchor: string) {
  const intro = article.querySelector<HTMLElement>('.blog-intro') ?? article;
  const headings = [...article.querySelectorAll<HTMLElement>('h2[id]')];
  const heading = headings.find(({ id }) => anchor !== '' && id === anchor);
  return heading ? { part: heading.closest('section') ?? heading, whole: heading } : { part: intro, whole: intro };
}

/** The block and range of a finding: its passage, or the heading or introduction if the passage is missing. */
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
