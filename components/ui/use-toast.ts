'use client';

import { useSyncExternalStore } from 'react';
import { TOAST_REMOVE_DELAY_MS } from '@/lib/constants/limits.ts';

/** What a toast offers to do; `hint` tells a screen-reader user how to do it without the toast. */
type ToastAction = { label: string; hint: string; run: () => void };

/** A toast to show. `duration` in ms; the default variant lasts `TOAST_DURATION_MS`. */
export type ToastInput = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
  duration?: number;
};

/** A toast in memory; a dismissed one stays closed until its removal. */
export type ToastEntry = ToastInput & { id: number; open: boolean };

/** One at a time: the newest replaces the one before (spec §9, row Toasts). */
let current: ToastEntry | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function publish(next: ToastEntry | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one on screen; gives its id. Works outside React too. */
export function toast(input: ToastInput): number {
  clearTimeout(removal);
  lastId += 1;
  publish({ ...input, id: lastId, open: true });
  return lastId;
}

/** Closes the toast of this id if it is still the one shown, and forgets it later (spec §9). */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  publish({ ...current, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => publish(null), TOAST_REMOVE_DELAY_MS);
}

/** Calls `listener` whenever the toast changes; gives the function that stops it. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast shown or just dismissed, if any. */
export function currentToast(): ToastEntry | null {
  return current;
}

/** The current toast, up to date in a component. */
export function useToast(): ToastEntry | null {
  return useSyncExternalStore(subscribeToToast, currentToast, () => null);
}
