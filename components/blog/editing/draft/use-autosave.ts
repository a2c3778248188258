'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { DRAFT_DELAY_MS } from '@/lib/constants/limits.ts';
import { phaseOf, unsavedOf } from './editor-state.ts';
import { discardDraft, failureOf, retryPause, sendDraft } from './requests.ts';
import { forgetInTab, storeInTab } from './stored-draft.ts';
import { isSameText } from './text-draft.ts';
import type { EditorStore } from './use-editor-store.ts';

/** Sends the draft as it stands, one request after the other. */
function useSending(blogId: string, { latest, dispatch }: EditorStore) {
  const running = useRef<Promise<void>>(Promise.resolve());

  async function send(): Promise<void> {
    const phase = phaseOf(latest());
    if (phase !== 'dirty' && phase !== 'failed') return;
    const { version } = latest();
    const text = unsavedOf(latest());
    const { draft } = text;
    dispatch({ type: 'send' });
    try {
      if (isSameText(draft, text.base)) {
        if (version) await discardDraft(blogId, version);
        dispatch({ type: 'sent', draft, version: null });
      } else {
        const outcome = await sendDraft(blogId, text, version);
        if (outcome.kind === 'newer') {
          dispatch({ type: 'newer-elsewhere', other: outcome.other });
          return;
        }
        dispatch({ type: 'sent', draft, version: outcome.version });
      }
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
    /** Resolves when no draft is on its way. */
    settled: () => running.current,
  };
}

/**
 * Stores unsaved changes: at once in this tab, and as soon as the typing pauses on the server, where it is found again on any
 * machine. What the server has taken is forgotten in the tab. While it does not answer it is asked again, less and less often;
 * what it refuses is not sent again.
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
