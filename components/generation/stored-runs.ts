import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { OPENED_KEY, READY_KEY, RUNS_KEY } from '@/components/storage/keys.ts';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { storedTexts } from '@/components/storage/stored-list.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';

/** Key of the tab's own running generation. */
const TAB_KEY = 'live-generation';

const MAX_STORED = 20;

const listeners = new Set<() => void>();

const read = (key: string) => readStored(key, storedTexts, 'browser') ?? [];

function write(key: string, ids: readonly string[]): void {
  writeStored(key, ids.length === 0 ? null : ids.slice(-MAX_STORED), 'browser');
  for (const listener of listeners) listener();
}

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id));

const addTo = (key: string, ids: readonly string[]) => write(key, [...without(read(key), ids), ...ids]);

export const tabRun = (): string | null => readStored(TAB_KEY, v.string());

/** The running generations of this browser, oldest first. */
export function storedRuns(): string[] {
  const stored = read(RUNS_KEY);
  const own = tabRun();
  return own && !stored.includes(own) ? [...stored, own] : stored;
}

export const storeBrowserRun = (id: string) => addTo(RUNS_KEY, [id]);

export function storeRun(id: string): void {
  writeStored(TAB_KEY, id);
  storeBrowserRun(id);
}

export function forgetRun(id: string): void {
  if (tabRun() === id) writeStored(TAB_KEY, null);
  write(RUNS_KEY, without(read(RUNS_KEY), [id]));
}

export function storeReady(ids: readonly string[]): void {
  if (ids.length > 0) addTo(READY_KEY, ids);
}

export function forgetReady(id: string): void {
  write(READY_KEY, without(read(READY_KEY), [id]));
}

/** Marks a blog as opened, so that no tab announces it later. */
export const noteOpened = (id: string) => addTo(OPENED_KEY, [id]);

/** The new blog that is about to open in this document. */
let fresh: string | null = null;

export function markFresh(id: string | null): void {
  fresh = id;
}

export const isFresh = (id: string) => fresh === id;

export function openReady(id: string): void {
  markFresh(id);
  forgetReady(id);
}

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

/** The title of a finished blog: null while loading and for all but its owner, '' offline. Forgets a deleted blog. */
export function useReadyTitle(id: string | null): string | null {
  const { user } = useAuth();
  // Asked again for another user: the data of the last one is gone.
  const { data, error } = useSWR<Blog, unknown>(id && [id, user?.uid], () => requestJson(`/api/blogs/${id}`), {
    onError: (failure) => {
      if (id && failure instanceof ApiError && failure.status === 404) forgetReady(id);
    },
  });
  // The next user of this browser does not see it.
  if (data?.userId && data.userId !== user?.uid) return null;
  return data?.content.title ?? (error && !(error instanceof ApiError) ? '' : null);
}

const submissionSchema = v.object({ key: v.string(), body: v.string() });

export type Submission = v.InferOutput<typeof submissionSchema>;

/** The pending submission if unchanged, so that a lost answer does not write the blog twice. */
export const nextSubmission = (pending: Submission | null, body: string, newKey: () => string): Submission =>
  pending?.body === body ? pending : { key: newKey(), body };

/** A random UUID (version 4), also without HTTPS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const SUBMISSION_KEY = 'pending-generation';
/** Longer submissions (those with images) stay in memory. */
const MAX_STORED_CHARACTERS = 50_000;

let inMemory: Submission | null = null;

/** The submission without a known outcome, also after a reload of this tab. */
export const pendingSubmission = (): Submission | null => inMemory ?? readStored(SUBMISSION_KEY, submissionSchema);

/** Keeps a submission until its outcome is known; one with secrets stays in memory. */
export function rememberSubmission(submission: Submission, hasSecrets = false): void {
  inMemory = submission;
  const isStored = !hasSecrets && submission.body.length <= MAX_STORED_CHARACTERS;
  writeStored(SUBMISSION_KEY, isStored ? submission : null);
}

export function forgetSubmission(): void {
  inMemory = null;
  writeStored(SUBMISSION_KEY, null);
}
