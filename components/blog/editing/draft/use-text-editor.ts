'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { useSWRConfig } from 'swr';
import { toast, toastFailure, toastUndo } from '@/components/ui/use-toast.ts';
import type { StoredDraft, TextDraft } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { isBusy, isChanged, phaseOf, unsavedOf } from './editor-state.ts';
import { discardDraft, revisionsPath, saveText } from './requests.ts';
import { type AutosavedStore, forgetInTab, storeInTab, useAutosave } from './use-autosave.ts';

function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}

export type EditorCallbacks = {
  /** The text was saved: what is chosen beside it is saved, too. */
  onSaved: () => void;
  onClose: () => void;
  /** Reopens the form with the stored draft. */
  onReopen: () => void;
};

/** Saves the text. The form closes once the page shows the new text, unless it stays or more was typed by then. */
function useSaving(blogId: string, store: AutosavedStore, { onClose, onSaved }: EditorCallbacks) {
  const { state, latest, dispatch, settled } = store;
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const [isRefreshing, startRefreshing] = useTransition();
  const [hasSaved, setHasSaved] = useState(false);

  function refresh(): void {
    void mutate(revisionsPath(blogId));
    startRefreshing(() => router.refresh());
  }
  const close = useEffectEvent(() => {
    dispatch({ type: 'close' });
    onClose();
  });
  const hasLeft = phaseOf(state) === 'leaving' && !isRefreshing;
  useEffect(() => {
    if (hasLeft) close();
  }, [hasLeft]);

  function saved(draft: TextDraft, blog: Blog, stays: boolean): void {
    dispatch({ type: 'saved', draft, blog, stays });
    const isComplete = latest().form.draft === draft;
    if (isComplete) forgetInTab(blogId);
    if (!stays) toast(isComplete ? TEXT_MESSAGES.saved : TEXT_MESSAGES.savedSoFar);
    setHasSaved(stays);
    onSaved();
    refresh();
  }

  async function save(stays = false): Promise<void> {
    const wasBusy = isBusy(latest());
    dispatch({ type: 'save' });
    if (wasBusy || phaseOf(latest()) !== 'saving') return;
    const text = unsavedOf(latest());
    try {
      await settled();
      const outcome = await saveText(blogId, text, latest().version);
      if (outcome.kind === 'saved') saved(text.draft, outcome.blog, stays);
      else dispatch({ type: 'save-failed', theirs: outcome.theirs });
    } catch (error) {
      dispatch({ type: 'save-failed' });
      toastFailure(error, TEXT_MESSAGES.saveFailed);
    }
  }
  return { save, refresh, hasSaved };
}

/** Closes the form and offers to restore its changes. */
function cancelEditing(
  blogId: string,
  { latest, dispatch, settled }: AutosavedStore,
  callbacks: EditorCallbacks,
): void {
  const before = latest();
  async function discard(): Promise<void> {
    await settled();
    const { version } = latest();
    if (version) await discardDraft(blogId, version);
  }
  dispatch({ type: 'close' });
  // If this fails, the next editor opens with the draft.
  const discarded = discard().catch(console.error);
  forgetInTab(blogId);
  callbacks.onClose();
  if (!isChanged(before)) return;
  toastUndo(TEXT_MESSAGES.discarded, 'Reopen the form with your changes', async () => {
    await discarded;
    storeInTab(blogId, { ...unsavedOf(before), version: null });
    callbacks.onReopen();
  });
}

/** The editor of a blog's text. `saved` is the server's draft. */
export function useTextEditor(blog: Blog, saved: StoredDraft | null, callbacks: EditorCallbacks) {
  const store = useAutosave(blog, saved);
  const { state, latest, dispatch } = store;
  const [wasRestored] = useState(() => isChanged(state));
  const { save, refresh, hasSaved } = useSaving(blog.id, store, callbacks);
  const hasChanges = isChanged(state);
  const phase = phaseOf(state);
  useLeaveWarning(hasChanges && phase !== 'clean');

  function replaceText(replace: () => void): void {
    const { draft } = latest().form;
    replace();
    toastUndo(TEXT_MESSAGES.discarded, 'Restore your own text in the form', () => dispatch({ type: 'load', draft }));
  }

  /** Saves the form's text over the other one, which goes into the history. */
  function keepMine(theirs: Blog): Promise<void> {
    dispatch({ type: 'keep-mine', theirs });
    return save();
  }

  function followDraft(other: StoredDraft, isTaken: boolean): void {
    const follow = () => dispatch({ type: 'follow', other, isTaken });
    if (isTaken) {
      replaceText(follow);
      forgetInTab(blog.id);
    } else follow();
  }

  /** Continues with a text that the server has just stored. */
  function showStored(stored: Blog): void {
    dispatch({ type: 'replace', blog: stored });
    refresh();
  }
  return {
    state: state.form,
    dispatch,
    isChanged: hasChanges,
    /** Whether the last save kept the form open. */
    hasSaved,
    wasRestored,
    fault: state.fault,
    theirs: state.theirs,
    draftStatus: { phase, reason: state.failure?.reason ?? '', other: state.other },
    origin: state.origin,
    isSaving: phase === 'saving' || phase === 'leaving',
    save: (stays = false) => (isChanged(latest()) ? save(stays) : undefined),
    cancel: () => cancelEditing(blog.id, store, callbacks),
    keepMine,
    takeTheirs: (theirs: Blog) => replaceText(() => dispatch({ type: 'replace', blog: theirs })),
    followDraft,
    showStored,
  };
}

export type TextEditorState = ReturnType<typeof useTextEditor>;
