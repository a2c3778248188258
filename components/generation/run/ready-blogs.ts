'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedTexts } from '@/components/storage/stored-list.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import { READY_KEY } from './run-flag.ts';

/** Storage key of the blogs that were opened as soon as they were written. */
const OPENED_KEY = 'opened-blogs';

/** Most ids that are stored under each key. */
const MAX_REMEMBERED = 20;

const listeners = new Set<() => void>();

const read = (key: string) => readStored(key, storedTexts, 'browser') ?? [];

function write(key: string, ids: readonly string[]): void {
  writeStored(key, ids.length === 0 ? null : ids.slice(-MAX_REMEMBERED), 'browser');
  for (const listener of listeners) listener();
}

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id));

/** Remembers finished blogs, the newest last, until they are opened or dismissed. */
export function storeReady(ids: readonly string[]): void {
  if (ids.length > 0) write(READY_KEY, [...without(read(READY_KEY), ids), ...ids]);
}

/** Forgets a finished blog: it was opened, dismissed or deleted. */
export function forgetReady(id: string): void {
  write(READY_KEY, without(read(READY_KEY), [id]));
}

/** Remembers that a blog was opened, so that no tab announces it, not even one that learns of it later. */
export function noteOpened(id: string): void {
  write(OPENED_KEY, [...without(read(OPENED_KEY), [id]), id]);
}

/** The newest finished blog that waits to be opened, or null. */
export function newestReady(): string | null {
  return without(read(READY_KEY), read(OPENED_KEY)).at(-1) ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may open it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** `newestReady`, up to date in a component. */
export function useReadyBlog(): string | null {
  return useSyncExternalStore(subscribe, newestReady, () => null);
}

/** The title of a finished blog: null until it is known, '' when it cannot be had now. A deleted blog is forgotten. */
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
