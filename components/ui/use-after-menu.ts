import { useRef } from 'react';

/**
 * Runs a menu's choice after the menu has returned the focus to its button, so that a dialog or panel that the choice
 * opens can return it too. `closing` goes to the menu's content.
 */
export function useAfterMenu() {
  const chosen = useRef<() => void>(undefined);

  function onCloseAutoFocus(): void {
    // The menu focuses its button after this handler.
    if (chosen.current) queueMicrotask(chosen.current);
    chosen.current = undefined;
  }
  return {
    after: (action: () => void) => () => {
      chosen.current = action;
    },
    closing: { onCloseAutoFocus },
  };
}
