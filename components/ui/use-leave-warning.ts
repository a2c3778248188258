import { useEffect } from 'react';

/** Warns before unsaved changes are left. `alsoByLinks`: links load their page anew, which the browser warns of, too. */
export function useLeaveWarning(isActive: boolean, alsoByLinks = false): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: Event) => event.preventDefault();
    const load = (event: Event) => {
      if (alsoByLinks && event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('click', load, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', load, true);
    };
  }, [isActive, alsoByLinks]);
}
