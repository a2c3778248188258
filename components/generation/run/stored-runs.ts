'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedList, storedTexts } from '@/components/storage/stored-list.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/constants/options.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import { READY_KEY, RUNS_KEY } from './run-flag.ts';

/** A running generation as stored; its topic is on the server only. */
const runSchema = v.object({
  id: v.string(),
  startedAt: v.number(),
  language: v.fallback(v.picklist(LANGUAGES), DEFAULT_LANGUAGE),
  sourceCount: v.fallback(v.number(), 0),
  isDistributed: v.fallback(v.boolean(), false),
});
export type StoredRun = v.InferOutput<typeof runSchema>;

export const runsSchema = storedList(runSchema);

const TAB_KEY = 'live-generation';

const MAX_STORED = 20;

const readBrowser = () => readStored(RUNS_KEY, runsSchema, 'browser') ?? [];

function writeBrowser(runs: readonly StoredRun[]): void {
  writeStored(RUNS_KEY, runs.length === 0 ? null : runs.slice(-MAX_STORED), 'browser');
}

/** The tab's own running generation. */
export const tabRun = (): StoredRun | null => readStored(TAB_KEY, runSchema);

/** All stored generations, oldest first. */
export function storedRuns(): StoredRun[] {
  const stored = readBrowser();
  const own = tabRun();
  return own && !stored.some(({ id }) => id === own.id) ? [...stored, own] : stored;
}

/** Stores a generation that no form of a tab started. */
export function storeBrowserRun(run: StoredRun): void {
  writeBrowser([...readBrowser().filter(({ id }) => id !== run.id), run]);
}

/** Stores the tab's own generation. */
export function storeRun(run: StoredRun): void {
  writeStored(TAB_KEY, run);
  storeBrowserRun(run);
}

/** Forgets a generation whose end was announced. */
export function forgetRun(id: string): void {
  if (tabRun()?.id === id) writeStored(TAB_KEY, null);
  writeBrowser(readBrowser().filter((run) => run.id !== id));
}

/** Key of the blogs opened as soon as they were written. */
const OPENED_KEY = 'opened-blogs';

const listeners = new Set<() => void>();

const read = (key: string) => readStored(key, storedTexts, 'browser') ?? [];

function write(key: string, ids: readonly string[]): void {
  writeStored(key, ids.length === 0 ? null : ids.slice(-MAX_STORED), 'browser');
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

/** The new blog that is about to open in this document. */
let fresh: string | null = null;

/** Marks the blog that is about to open as new. */
export function markFresh(id: string | null): void {
  fresh = id;
}

/** Whether a blog opens as new. */
export const isFresh = (id: string) => fresh === id;

/** Opens a finished blog from its announcement. */
export function openReady(id: string): void {
  markFresh(id);
  forgetReady(id);
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
