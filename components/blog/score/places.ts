import type { Place } from '@/lib/writing/score/schema.ts';

/** A position in a list of texts. */
type TextPoint = { text: number; offset: number };

/** White space and citation marks, which excerpts leave out. */
const IGNORED = String.raw`(?:\s|\[\d{1,3}\])*`;

function pointAt(texts: readonly string[], index: number): TextPoint {
  let offset = index;
  const text = texts.findIndex(({ length }) => {
    if (offset < length) return true;
    offset -= length;
    return false;
  });
  return { text, offset };
}

/**
 * Finds an excerpt in a page's texts, ignoring white space and citations.
 * @param texts in order, split anywhere
 * @param excerpt may end in '…'
 * @returns its start and end, or null
 */
export function findPassage(texts: readonly string[], excerpt: string): { start: TextPoint; end: TextPoint } | null {
  const wanted = excerpt.replace(/…$/, '').replaceAll(new RegExp(IGNORED, 'g'), '');
  const characters = Array.from(wanted, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  const found = wanted && new RegExp(characters.join(IGNORED), 'u').exec(texts.join(''));
  if (!found) return null;
  const last = pointAt(texts, found.index + found[0].length - 1);
  return { start: pointAt(texts, found.index), end: { ...last, offset: last.offset + 1 } };
}

export const articleOnPage = () => document.querySelector<HTMLElement>('article.blog');

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
  const data = texts.map((text) => text.data);
  const passage = findPassage(data, excerpt);
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
  const heading = anchor && article.querySelector<HTMLElement>(`h2#${CSS.escape(anchor)}`);
  return heading ? { part: heading.closest('section') ?? heading, whole: heading } : { part: intro, whole: intro };
}

/** The block and range of a finding: its passage, or the heading or introduction if the passage is missing. */
function locatePlace({ anchor, excerpt }: Place): { block: HTMLElement; range: Range } | null {
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

/** CSS Custom Highlight name. */
export const HIGHLIGHT_NAME = 'score-finding';

const HIGHLIGHT_MS = 8000;

/** Vertical position of a passage in the window: above the panel of a narrow screen. */
const SHARE_ABOVE = 0.15;

let fading: ReturnType<typeof setTimeout> | undefined;

export function clearHighlight(): void {
  clearTimeout(fading);
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT_NAME);
}

/** Highlights a range for a while, where browsers support it. */
function highlight(range: Range): void {
  clearHighlight();
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(range));
  fading = setTimeout(clearHighlight, HIGHLIGHT_MS);
}

/** Focuses a non-focusable element until it loses focus; Escape returns the focus. */
function lendFocus(element: HTMLElement, back: HTMLElement): void {
  const over = new AbortController();
  const { signal } = over;
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    back.focus();
  }
  function onBlur(): void {
    element.removeAttribute('tabindex');
    over.abort();
  }
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('blur', onBlur, { signal });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to a finding's passage, highlights and focuses it; Escape returns the focus to `back`. */
export function showPlace(place: Place, back: HTMLElement): void {
  const found = locatePlace(place);
  if (!found) return;
  const { block, range } = found;
  lendFocus(block, back);
  highlight(range);
  const { top } = range.getBoundingClientRect();
  window.scrollTo({ top: window.scrollY + top - window.innerHeight * SHARE_ABOVE });
}
