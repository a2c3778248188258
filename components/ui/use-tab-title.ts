import { useEffect } from 'react';

/** Shows a state before the page's title, for readers in another tab. */
export function useTabTitle(state: string): void {
  useEffect(() => {
    const before = document.title;
    const title = `${state} · ${before}`;
    document.title = title;
    return () => {
      // A new page has set its own.
      if (document.title === title) document.title = before;
    };
  }, [state]);
}
