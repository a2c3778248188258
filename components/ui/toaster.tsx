'use client';

import { lazy, Suspense } from 'react';
import type { ToastEntry } from './use-toast.ts';
import { useToast } from './use-toast.ts';

const loadToastArea = () => import('./toast.tsx');

/** Said in plain text when the toast's own script cannot be fetched, as when the line is down. */
function PlainToast({ entry }: { entry: ToastEntry }) {
  return (
    <p
      role="alert"
      hidden={!entry.open}
      className="fixed right-4 bottom-4 z-50 max-w-[420px] rounded-md border border-input bg-popover p-4 text-sm"
    >
      <b>{entry.title}</b> {entry.description}
    </p>
  );
}

const ToastArea = lazy(() => loadToastArea().catch(() => ({ default: PlainToast })));

/** Fetches the toast's script ahead of time, for screens where a toast is likely. */
export function preloadToasts(): void {
  loadToastArea().catch(() => undefined);
}

/**
 * Where toasts appear. It stands in the root layout, so that a toast outlives a change of page; its
 * script is fetched with the first toast, so that pages that only read pay nothing for it.
 */
export function Toaster() {
  const entry = useToast();
  if (!entry) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea entry={entry} />
    </Suspense>
  );
}
