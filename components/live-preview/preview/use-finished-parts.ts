import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Blog } from '@/lib/blogs/schema.ts';

const REVEAL_MS = 700;

const MARK_MS = 2_400;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Parts with text; others hold a hidden placeholder. */
const FINISHED = ':is(.blog-intro, .blog-section, .blog-conclusion):not(:has(> [aria-hidden]))';

function reveal(part: Element): void {
  if (matchMedia(REDUCED_MOTION).matches) return;
  part.animate({ opacity: [0, 1] }, { duration: REVEAL_MS, easing: 'ease-out' });
}

/** Outlines a part briefly; with reduced motion the outline does not fade. */
function mark(part: Element): void {
  // Outside the text if there is room, else inside.
  const hasRoom = part.clientWidth < (part.parentElement?.clientWidth ?? 0);
  const outlineOffset = hasRoom ? '6px' : '-3px';
  const line = (color: string) => ({ outline: `3px solid ${color}`, outlineOffset });
  part.animate([line('var(--b-accent)'), line('transparent')], {
    duration: MARK_MS,
    easing: matchMedia(REDUCED_MOTION).matches ? 'steps(1)' : 'ease-in',
  });
}

/**
 * Shows what has changed of an article that grows: new parts fade in, finished ones are outlined. A section that grows by
 * sentences just has them.
 * @param blog the article as far as it is written
 * @param unfinished for each section whether it is still being written
 * @param onPart is given the newest of the parts that were finished since the last time, once it is on the page
 * @returns where the article is
 */
export function useFinishedParts(
  blog: Blog | null,
  unfinished: readonly boolean[],
  onPart: (part: Element) => void,
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const texts = useRef<ReadonlyMap<Element, string | null>>(null);
  const grew = useRef<ReadonlySet<Element>>(new Set());
  const isAnyShown = useRef(false);
  const show = useEffectEvent(onPart);
  useLayoutEffect(() => {
    const article = blog && frame.current?.querySelector('.blog');
    if (!article) return;
    const before = texts.current;
    const parts = [...(article.querySelector('.blog-sheet')?.children ?? [])];
    texts.current = new Map(parts.map((part) => [part, part.textContent]));
    const growing = new Set(parts.filter((part) => part.matches('.blog-section')).filter((_, at) => unfinished[at]));
    const changed = parts.filter((part) => before?.get(part) !== part.textContent);
    const finished = parts.filter(
      (part) => (changed.includes(part) || grew.current.has(part)) && part.matches(FINISHED) && !growing.has(part),
    );
    if (before) {
      changed.filter((part) => !growing.has(part) && !grew.current.has(part)).forEach(reveal);
      finished.forEach(mark);
    } else {
      reveal(article);
    }
    grew.current = growing;
    // The first words are shown, then only finished parts.
    const firstWords = changed.find((part) => growing.has(part) && part.matches(FINISHED));
    const newest = finished.at(-1) ?? (isAnyShown.current ? undefined : firstWords);
    if (!newest) return;
    isAnyShown.current = true;
    show(newest);
  }, [blog, unfinished]);
  return frame;
}
