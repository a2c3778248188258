import type { Place } from '@/lib/writing/score/schema.ts';
import { locatePlace } from './places.ts';

/** Name of the highlight in CSS (CSS Custom Highlight API). */
export const HIGHLIGHT_NAME = 'score-finding';

const HIGHLIGHT_MS = 8000;

/** How far down the window a passage is put: above the panel of a narrow screen. */
const SHARE_ABOVE = 0.15;

let fading: ReturnType<typeof setTimeout> | undefined;

/** Removes the highlight. */
export function clearHighlight(): void {
  clearTimeout(fading);
  if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT_NAME);
}

/** Highlights words for a while without changing the article's markup; does nothing in browsers without the API. */
function highlight(range: Range): void {
  clearHighlight();
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(range));
  fading = setTimeout(clearHighlight, HIGHLIGHT_MS);
}

/** Focuses an element that is not focusable, until it loses the focus; Escape gives the focus back. */
function lendFocus(element: HTMLElement, back: HTMLElement): void {
  const over = new AbortController();
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    back.focus();
  }
  function onBlur(): void {
    element.removeAttribute('tabindex');
    over.abort();
  }
  element.addEventListener('keydown', onKey, { signal: over.signal });
  element.addEventListener('blur', onBlur, { signal: over.signal });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Scrolls to the place of a finding, points at its words and moves the focus there.
 * @param back what has the focus again after Escape
 */
export function showPlace(place: Place, back: HTMLElement): void {
  const found = locatePlace(place);
  if (!found) return;
  const { block, range } = found;
  lendFocus(block, back);
  highlight(range);
  const { top } = range.getBoundingClientRect();
  window.scrollTo({ top: window.scrollY + top - window.innerHeight * SHARE_ABOVE });
}
