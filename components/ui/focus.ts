import { useEffect, useRef } from 'react';

/** A ref of what gets the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** The ref of a button that gets the focus back when what replaced it is gone. */
export function useFocusReturn(isAway: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) {
      button.current?.focus({ preventScroll: true });
      button.current?.scrollIntoView({ block: 'center' });
    }
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}
