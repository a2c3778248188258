'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedTexts } from '@/components/storage/stored-list.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import { READY_KEY } from './run-flag.ts';

/** Key of the blogs opened as soon as they were written. */
const OPENED_KEY = 'opened-blogs';

const MAX_REMEMBERED = 20;

const listeners = new Set<() => void>();

const read = (key: string) => readStored(key, storedTexts, 'browser') ?? [];

function write(key: string, ids: readonly string[]): void {
  writeStored(key, ids.length === 0 ? null : ids.slice(-MAX_REMEMBERED), 'browser');
  for (const listener of listeners) listener();
}

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id));

/** Stores finished blogs, newest last, until they are opened or dismissed. */
export function storeReady(ids: readonly string[]): void {
  if (ids.length > 0) write(READY_KEY, [...without(read(READY_KEY), ids), ...ids]);
}

/** Forgets a blog that was opened, dismissed or deleted. */
export function forgetReady(id: string): void {
  write(READY_KEY, without(read(READY_KEY), [id]));
}

/** Marks a blog as opened, so that no tab announces it later. */
export function noteOpened(id: string): void {
  write(OPENED_KEY, [...without(read(OPENED_KEY), [id]), id]);
}

/** The newest unopened blog, or null. */
export const newestReady = () => without(read(READY_KEY), read(OPENED_KEY)).at(-1) ?? null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs may open it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** `newestReady` as a hook. */
export const useReadyBlog = () => useSyncExternalStore(subscribe, newestReady, () => null);

/** The title of a finished blog: null while loading, '' on failure. Forgets a deleted blog. */
export function useReadyTitle(id: string | null): string | null {
  const [known, setKnown] = useState<{ id: string; title: string } | null>(null);
  useEffect(() => {
    if (id === null) return;
    requestJson<Blog>(`/api/blogs/${id}`).then(
      ({ content }) => setKnown({ id, title: content.title }),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) forgetReady(id);
        else setKnown({ id, title: '' });
      },
    );
  }, [id]);
  return known?.id === id ? known.title : null;
}
