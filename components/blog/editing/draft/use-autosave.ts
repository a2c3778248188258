'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { type StoredDraft, type UnsavedText, unsavedTextSchema } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { DRAFT_DELAY_MS } from '@/lib/constants/limits.ts';
import { type EditorAction, type EditorState, editorReducer, openEditor, phaseOf, unsavedOf } from './editor-state.ts';
import { discardDraft, failureOf, retryPause, sendDraft } from './requests.ts';
import { draftOf, isSameText } from './text-draft.ts';

export const tabDraftSchema = unsavedTextSchema.extend({
  /** Version of the server's draft they follow; null for none. */
  version: z.iso.datetime().nullable().default(null),
});

export type TabDraft = z.infer<typeof tabDraftSchema>;

const storageKey = (blogId: string) => `blog-text:${blogId}`;

/** Unsaved changes stored in this tab only, if any. */
export const readTabDraft = (blogId: string): TabDraft | null => readStored(storageKey(blogId), tabDraftSchema);

/** Stores unsaved changes in this tab, across reloads and other pages; deletes them once there are none. */
export function storeInTab(blogId: string, stored: TabDraft): void {
  const isChanged = !isSameText(stored.draft, stored.base);
  writeStored(storageKey(blogId), isChanged ? stored : null);
}

/** Deletes a blog's unsaved changes from this tab. */
export function forgetInTab(blogId: string): void {
  writeStored(storageKey(blogId), null);
}

type Resumed = {
  text: UnsavedText | null;
  /** Version of the server's draft that the next one follows; null for none. */
  version: string | null;
  /** Whether the server has the text. */
  isSent: boolean;
  /** A newer draft that another window stored on the server. */
  other: StoredDraft | null;
};

/** Picks the unsaved changes to resume; those in this tab take precedence over the server's. */
export function resume(inTab: TabDraft | null, onServer: StoredDraft | null): Resumed {
  const version = onServer?.version ?? null;
  if (!inTab) return { text: onServer?.text ?? null, version, isSent: true, other: null };
  const { version: followed, ...text } = inTab;
  const isNewer = onServer !== null && version !== followed;
  return { text, version: isNewer ? followed : version, isSent: false, other: isNewer ? onServer : null };
}

/** The editor's initial text. Unsaved changes to an older text keep their base, so that saving detects the conflict. */
export function openDraft(blog: Blog, unsaved: UnsavedText | null): UnsavedText {
  const base = draftOf(blog);
  if (!unsaved) return { draft: base, base, basedOn: blog.updatedAt };
  if (!isSameText(unsaved.base, base)) return unsaved;
  return { draft: unsaved.draft, base, basedOn: blog.updatedAt };
}

/** The editor's state; `latest` includes actions that are not rendered yet. */
type EditorStore = { state: EditorState; latest: () => EditorState; dispatch: (action: EditorAction) => void };

function useEditorStore(blog: Blog, saved: StoredDraft | null): EditorStore {
  const [state, setState] = useState(() => {
    const { text, ...resumed } = resume(readTabDraft(blog.id), saved);
    return openEditor(openDraft(blog, text), resumed);
  });
  const current = useRef(state);
  const latest = useCallback(() => current.current, []);
  const dispatch = useCallback((action: EditorAction) => {
    current.current = editorReducer(current.current, action);
    setState(current.current);
  }, []);
  return { state, latest, dispatch };
}

/** Sends the current draft; one request at a time. */
function useSending(blogId: string, { latest, dispatch }: EditorStore) {
  const running = useRef<Promise<void>>(Promise.resolve());

  /** Sends the draft, or discards the server's where nothing is changed. */
  async function request(): Promise<EditorAction> {
    const { version } = latest();
    const text = unsavedOf(latest());
    const { draft } = text;
    if (isSameText(draft, text.base)) {
      if (version) await discardDraft(blogId, version);
      return { type: 'sent', draft, version: null };
    }
    const outcome = await sendDraft(blogId, text, version);
    if (outcome.kind === 'newer') return { type: 'newer-elsewhere', other: outcome.other };
    return { type: 'sent', draft, version: outcome.version };
  }

  async function send(): Promise<void> {
    const phase = phaseOf(latest());
    if (phase !== 'dirty' && phase !== 'failed') return;
    dispatch({ type: 'send' });
    try {
      dispatch(await request());
      if (phaseOf(latest()) === 'clean') forgetInTab(blogId);
    } catch (error) {
      console.error(error);
      dispatch({ type: 'send-failed', failure: failureOf(error) });
    }
  }
  return {
    send: () => {
      running.current = running.current.then(send);
    },
    /** Resolves when no draft is being sent. */
    settled: () => running.current,
  };
}

/**
 * State of a text's editor. Stores unsaved changes: in this tab at once, on the server as soon as typing pauses, where
 * any device finds them. The tab's copy is removed once the server has it. Failures are retried with growing delays,
 * refusals are not.
 * @param saved the server's draft
 */
export function useAutosave(blog: Blog, saved: StoredDraft | null) {
  const { id: blogId } = blog;
  const store = useEditorStore(blog, saved);
  const { form, origin, version, stored, failures } = store.state;
  const { draft } = form;
  const phase = phaseOf(store.state);
  const { send, settled } = useSending(blogId, store);
  const flush = useEffectEvent(send);

  useEffect(() => {
    if (phase === 'closed' || draft === stored) return;
    storeInTab(blogId, { draft, ...origin, version });
    if (phase !== 'dirty') return;
    const timer = setTimeout(flush, DRAFT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [blogId, phase, draft, origin, stored, version]);
  useEffect(() => {
    if (phase !== 'failed') return;
    const timer = setTimeout(flush, retryPause(failures));
    window.addEventListener('online', flush);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', flush);
    };
  }, [phase, failures]);
  return { ...store, settled };
}

export type AutosavedStore = ReturnType<typeof useAutosave>;
