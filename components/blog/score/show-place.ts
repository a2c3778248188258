import type { Place } from '@/lib/writing/score/schema.ts';
import { locatePlace } from './places.ts';

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
 * Scrolls to a finding's passage, highlights and focuses it.
 * @param back gets the focus after Escape
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
