import { useEffect } from 'react';

export function useTabTitle(state: string): void {
  useEffect(() => {
    const before = document.title;
    // The title of a new page comes late, and one made here would stay in its way.
    if (before === '') return;
    const title = `${state} · ${before}`;
    document.title = title;
    return () => {
      // A new page has set its own.
      if (document.title === title) document.title = before;
    };
  }, [state]);
}
