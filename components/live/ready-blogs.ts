'use client';

import { useSyncExternalStore } from 'react';
import { READY_KEY } from './run-flag.ts';

/** Blogs that opened by themselves. */
const OPENED_KEY = 'opened-blogs';

/** Most of each that are remembered. */
const MAX_REMEMBERED = 20;

// Where the browser forbids storage, this page still remembers.
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, ids: readonly string[]): void {
  const json = JSON.stringify(ids.slice(-MAX_REMEMBERED));
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, json);
  } catch {
    memory.set(key, json);
  }
  for (const listener of listeners) listener();
}

/** Reads a list of blog ids that was kept; whatever makes no sense is left out. */
export function parseBlogIds(json: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const without = (ids: readonly string[], gone: readonly string[]) =>
  ids.filter((id) => !gone.includes(id));

/** Remembers finished blogs, the newest last, until they are opened or dismissed. */
export function keepReady(ids: readonly string[]): void {
  if (ids.length > 0) write(READY_KEY, [...without(parseBlogIds(read(READY_KEY)), ids), ...ids]);
}

/** Forgets a finished blog: it was opened, dismissed or deleted. */
export function forgetReady(id: string): void {
  write(READY_KEY, without(parseBlogIds(read(READY_KEY)), [id]));
}

/** Notes that a tab went on to a blog, of which another tab that follows it may still tell. */
export function noteOpened(id: string): void {
  write(OPENED_KEY, [...without(parseBlogIds(read(OPENED_KEY)), [id]), id]);
}

/** Forgets the finished blogs that were opened meanwhile. */
export function forgetOpened(): void {
  const ready = parseBlogIds(read(READY_KEY));
  const left = without(ready, parseBlogIds(read(OPENED_KEY)));
  if (left.length < ready.length) write(READY_KEY, left);
}

/** The newest finished blog that waits to be opened, or null. */
export function newestReady(): string | null {
  return parseBlogIds(read(READY_KEY)).at(-1) ?? null;
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

/** `newestReady`, kept up to date in a component. */
export function useReadyBlog(): string | null {
  return useSyncExternalStore(subscribe, newestReady, () => null);
}
