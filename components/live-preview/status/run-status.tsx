'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hasRunFlag } from '@/components/generation/run/run-flag.ts';

/** Fetched once there is something to say: most visitors only read. Without its script the page is as it was. */
const RunStatusBar = lazy(() => import('./run-status-bar.tsx').catch(() => ({ default: () => null })));

/** Screens with the creation form, which say it themselves. */
const FORM_PATHS = ['/', '/create'];

/**
 * Says on every page with navigation that a blog is being written, or is ready (spec §4 Single generation). Nothing is
 * fetched for visitors without one.
 */
export function RunStatus() {
  const path = usePathname();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const check = () => {
      if (hasRunFlag() && window.self === window.top) setIsWanted(true);
    };
    // On every change of page, and when another tab begins or ends one.
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
