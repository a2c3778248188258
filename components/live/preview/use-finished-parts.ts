import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Blog } from '@/lib/blogs/schema';

/** How a part that was just written comes to light, in ms. */
const REVEAL_MS = 700;

/** How long a part that was just written is marked, in ms. */
const MARK_MS = 2_400;

const CALM = '(prefers-reduced-motion: reduce)';

/** A part that the writer finishes and that has its text: what it has none of stands in an element that is hidden. */
const FINISHED = ':is(.blog-intro, .blog-section, .blog-conclusion):not(:has(> [aria-hidden]))';

function reveal(part: Element): void {
  if (matchMedia(CALM).matches) return;
  part.animate({ opacity: [0, 1] }, { duration: REVEAL_MS, easing: 'ease-out' });
}

/** Lines a part for a short while; where motion is unwelcome, the line goes at once instead of fading. */
function mark(part: Element): void {
  // Beside the text where there is room; a part as wide as the article has room within.
  const hasRoom = part.clientWidth < (part.parentElement?.clientWidth ?? 0);
  const outlineOffset = hasRoom ? '6px' : '-3px';
  const line = (color: string) => ({ outline: `3px solid ${color}`, outlineOffset });
  part.animate([line('var(--b-accent)'), line('transparent')], {
    duration: MARK_MS,
    easing: matchMedia(CALM).matches ? 'steps(1)' : 'ease-in',
  });
}

/**
 * Shows what has changed of an article that grows: new parts come to light, finished ones are marked.
 * @param blog the article as far as it is written
 * @param onPart is given the newest of the parts that were finished since the last time, once it is on the page
 * @returns where the article is
 */
export function useFinishedParts(
  blog: Blog | null,
  onPart: (part: Element) => void,
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const texts = useRef<ReadonlyMap<Element, string | null>>(null);
  const show = useEffectEvent(onPart);
  useLayoutEffect(() => {
    const article = blog && frame.current?.querySelector('.blog');
    if (!article) return;
    const before = texts.current;
    const parts = [...(article.querySelector('.blog-sheet')?.children ?? [])];
    texts.current = new Map(parts.map((part) => [part, part.textContent]));
    const changed = parts.filter((part) => before?.get(part) !== part.textContent);
    const finished = changed.filter((part) => part.matches(FINISHED));
    if (before) {
      changed.forEach(reveal);
      finished.forEach(mark);
    } else {
      reveal(article);
    }
    const newest = finished.at(-1);
    if (newest) show(newest);
  }, [blog]);
  return frame;
}
