import { useEffect } from 'react';

/** Warns before unsaved changes are lost. `alsoByLinks`: links reload the page, so that the browser warns there, too. */
export function useLeaveWarning(isActive: boolean, alsoByLinks = false): void {
  useEffect(() => {
    if (!isActive) return;
    const listening = new AbortController();
    const { signal } = listening;
    const load = (event: Event) => (event.target as Element).closest('a') && event.stopPropagation();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    if (alsoByLinks) window.addEventListener('click', load, { signal, capture: true });
    return () => listening.abort();
  }, [isActive, alsoByLinks]);
}
