'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { hasRuns } from '@/components/generation/run-store.ts';
import { withMessages } from '@/components/messages/client.tsx';
import { usePath } from '@/components/messages/navigation.tsx';

/** Loaded on demand: most visitors only read. Without its script the page stays as it is. */
const RunStatusBar = lazy(() =>
  withMessages(import('./run-status-bar.tsx'), 'generation', 'live').catch(() => ({ default: () => null })),
);

/** Screens whose creation form shows the status itself. */
const FORM_PATHS = ['/', '/create'];

/** Shows on every page with navigation that a blog is being written or ready (spec §4 Single generation). */
export function RunStatus() {
  const path = usePath();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const check = () => {
      if (hasRuns() && window.self === window.top) setIsWanted(true);
    };
    // On navigation, and on changes of other tabs.
    if (path) check();
    window.addEventListener('storage', check);
    return () => window.removeEventListener('storage', check);
  }, [path]);
  if (!isWanted || FORM_PATHS.includes(path)) return null;
  return (
    <Suspense fallback={null}>
      <RunStatusBar path={path} />
    </Suspense>
  );
}
