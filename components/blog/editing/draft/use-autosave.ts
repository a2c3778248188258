'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredDraft } from '@/lib/blogs/drafts/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { DRAFT_DELAY_MS } from '@/lib/constants/limits.ts';
import { type EditorAction, type EditorState, editorReducer, openEditor, phaseOf, unsavedOf } from './editor-state.ts';
import { discardDraft, failureOf, retryPause, sendDraft } from './requests.ts';
import { forgetInTab, openDraft, readTabDraft, resume, storeInTab } from './stored-draft.ts';
import { isSameText } from './text-draft.ts';

/** The editor's state; `latest` includes actions that are not rendered yet. */
export type EditorStore = { state: EditorState; latest: () => EditorState; dispatch: (action: EditorAction) => void };

/** State of the editor of a blog's text. `saved` is the server's draft. */
export function useEditorStore(blog: Blog, saved: StoredDraft | null): EditorStore {
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
 * Stores unsaved changes: in this tab at once, on the server as soon as typing pauses, where any device finds them. The
 * tab's copy is removed once the server has it. Failures are retried with growing delays, refusals are not.
 */
export function useAutosave(blogId: string, store: EditorStore) {
  const { state } = store;
  const { form, origin, version, stored, failures } = state;
  const { draft } = form;
  const phase = phaseOf(state);
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
  return settled;
}
