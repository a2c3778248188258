'use client';

import { lazy, Suspense } from 'react';
import { type ToastEntry, useToast } from './use-toast.ts';

const loadToastArea = () => import('./toast.tsx');

const PlainToast = ({ entry }: { entry: ToastEntry }) => (
  <p
    role="alert"
    hidden={!entry.open}
    className="fixed end-4 bottom-4 z-50 max-w-[420px] rounded-md border border-input bg-popover p-4 text-sm"
  >
    <b>{entry.title}</b> {entry.description}
  </p>
);

const ToastArea = lazy(() => loadToastArea().catch(() => ({ default: PlainToast })));

export function preloadToasts(): void {
  loadToastArea().catch(() => undefined);
}

/** Toast host in the root layout, so that toasts survive navigation. Its script loads with the first toast. */
export function Toaster() {
  const entry = useToast();
  if (!entry) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea key={entry.id} entry={entry} />
    </Suspense>
  );
}
