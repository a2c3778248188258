'use client';

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { DEMO_START, type DemoMoment, momentDuration, nextMoment } from './demo-cycle.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the visitor asked for less motion. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}

/** Whether an element is on screen, so that nothing runs where nobody looks. */
function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}

/**
 * Plays the demo for a topic while `panel` is on screen; `isPaused` holds it where it is. With reduced motion
 * there is nothing to play: the end of the cycle is shown at once.
 */
export function useDemo(topic: string, panel: RefObject<Element | null>, isPaused: boolean) {
  const [moment, setMoment] = useState<DemoMoment>(DEMO_START);
  const isStill = useReducedMotion();
  const isOnScreen = useIsOnScreen(panel);
  const isPlaying = isOnScreen && !isPaused && !isStill;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setMoment(nextMoment(moment, topic.length)), momentDuration(moment));
    return () => clearTimeout(timer);
  }, [moment, isPlaying, topic.length]);

  const end: DemoMoment = { phase: 'showing', typed: topic.length };
  return { moment: isStill && isOnScreen ? end : moment, isStill, isPlaying };
}
