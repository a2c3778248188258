import { type RefObject, useEffect, useRef, useState } from 'react';

/** Room above the part that is shown, in pixels, so that it is seen where it begins. */
const MARGIN_PX = 16;

/** What a reader moves a scrolled text with: wheel, finger, scroll bar, keys, a link in the text. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function scrollToPart(scroller: Element, part: Element): void {
  const distance = part.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not scrollIntoView: that would move the page as well.
  scroller.scrollTo({ top: scroller.scrollTop + distance - MARGIN_PX, behavior: isCalm ? 'instant' : 'smooth' });
}

type Follow = {
  /** Whether the reader has scrolled for themselves, and something newer may be out of sight. */
  isLeft: boolean;
  /** Shows a part that was just written, unless the reader has scrolled for themselves. */
  show: (part: Element) => void;
  /** Shows the newest part, and those after it from now on. */
  jump: () => void;
};

/** Keeps the newest part of a growing text in sight within an element that scrolls, until its reader scrolls it. */
export function useFollow(scroller: RefObject<HTMLElement | null>): Follow {
  const [isLeft, setIsLeft] = useState(false);
  const isFollowing = useRef(true);
  const isReaders = useRef(false);
  const newest = useRef<Element>(null);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // For the keys of a keyboard: not every browser lets them reach what merely scrolls.
    element.tabIndex = 0;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    const note = () => {
      isReaders.current = true;
    };
    for (const event of READER_EVENTS) element.addEventListener(event, note, options);
    // A wheel that is turned over the text may move the page alone: only what the text itself does counts.
    const leave = () => {
      if (!isReaders.current) return;
      isFollowing.current = false;
      if (newest.current) setIsLeft(true);
    };
    element.addEventListener('scroll', leave, options);
    return () => listening.abort();
  }, [scroller]);

  const scroll = () => {
    isReaders.current = false;
    if (scroller.current && newest.current) scrollToPart(scroller.current, newest.current);
  };
  return {
    isLeft,
    show: (part) => {
      newest.current = part;
      if (isFollowing.current) scroll();
      else setIsLeft(true);
    },
    jump: () => {
      isFollowing.current = true;
      setIsLeft(false);
      scroll();
      // The button that was pressed goes away.
      scroller.current?.focus({ preventScroll: true });
    },
  };
}
