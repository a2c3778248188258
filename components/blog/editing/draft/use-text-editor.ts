'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { useSWRConfig } from 'swr';
import { toast } from '@/components/ui/use-toast.ts';
import type { StoredDraft, UnsavedText } from '@/lib/blogs/drafts/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import { type EditorState, isChanged, phaseOf, unsavedOf } from './editor-state.ts';
import { discardDraft, faultOf, revisionsPath, saveText, type TextFault } from './requests.ts';
import { forgetInTab, storeInTab } from './stored-draft.ts';
import { draftOf } from './text-draft.ts';
import { useAutosave } from './use-autosave.ts';
import { type EditorStore, useEditorStore } from './use-editor-store.ts';

/** Has the browser ask before the tab is closed or reloaded, while `isActive`. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}

const originOf = (stored: Blog) => ({ base: draftOf(stored), basedOn: stored.updatedAt });

type Callbacks = {
  onClose: () => void;
  /** Opens the form again, with whatever is stored. */
  onReopen: () => void;
};

/** Saves the text in the form; the form closes when the page has the new text, unless more was typed by then. */
function useSaving(
  blog: Blog,
  { state, latest, dispatch }: EditorStore,
  settled: () => Promise<void>,
  onClose: () => void,
) {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const [isRefreshing, startRefreshing] = useTransition();
  const [fault, setFault] = useState<TextFault | null>(null);
  const [theirs, setTheirs] = useState<Blog | null>(null);

  function refresh(): void {
    void mutate(revisionsPath(blog.id));
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

  function saved({ draft }: UnsavedText, stored: Blog): void {
    dispatch({ type: 'saved', draft, origin: originOf(stored) });
    const isComplete = phaseOf(latest()) === 'leaving';
    if (isComplete) forgetInTab(blog.id);
    toast(isComplete ? TEXT_MESSAGES.saved : TEXT_MESSAGES.savedSoFar);
    refresh();
  }

  async function save(): Promise<void> {
    const text = unsavedOf(latest());
    const found = faultOf(text.draft);
    setFault(found);
    if (found || ['saving', 'leaving', 'closed'].includes(phaseOf(latest()))) return;
    dispatch({ type: 'save' });
    try {
      await settled();
      const outcome = await saveText(blog.id, text, latest().version);
      if (outcome.kind === 'saved') return saved(text, outcome.blog);
      dispatch({ type: 'save-failed' });
      setTheirs(outcome.theirs);
    } catch (error) {
      console.error(error);
      dispatch({ type: 'save-failed' });
      const description = apiErrorDetails(error).message ?? TEXT_MESSAGES.failed;
      toast({ title: TEXT_MESSAGES.failedTitle, description, variant: 'destructive' });
    }
  }
  return { save, refresh, fault, theirs, setTheirs };
}

/** Closes the form and offers its changes back. */
function useCancel(
  blog: Blog,
  { latest, dispatch }: EditorStore,
  settled: () => Promise<void>,
  { onClose, onReopen }: Callbacks,
) {
  /** Where the server does not answer, the next one to open the editor finds the draft. */
  async function discard(): Promise<void> {
    await settled();
    const { version } = latest();
    if (version) await discardDraft(blog.id, version);
  }
  return (): void => {
    const before = latest();
    dispatch({ type: 'close' });
    const discarded = discard().catch((error: unknown) => console.error(error));
    forgetInTab(blog.id);
    onClose();
    if (!isChanged(before)) return;
    const run = async () => {
      await discarded;
      storeInTab(blog.id, { ...unsavedOf(before), version: null });
      onReopen();
    };
    const action = { label: 'Undo', hint: 'Open the form again with your changes', run };
    toast({ ...TEXT_MESSAGES.discarded, action });
  };
}

/** What the server has of the draft, as the screen shows it. */
const draftStatusOf = (state: EditorState) => ({
  phase: phaseOf(state),
  reason: state.failure?.reason ?? '',
  other: state.other,
});

/** The editor of a blog's text: what is in it, and saving it. `saved` is the draft that the server has. */
export function useTextEditor(blog: Blog, saved: StoredDraft | null, callbacks: Callbacks) {
  const store = useEditorStore(blog, saved);
  const { state, latest, dispatch } = store;
  const [wasRestored] = useState(() => isChanged(state));
  const settled = useAutosave(blog.id, store);
  const saving = useSaving(blog, store, settled, callbacks.onClose);
  const cancel = useCancel(blog, store, settled, callbacks);
  const { refresh, fault, theirs, setTheirs } = saving;
  const hasChanges = isChanged(state);
  const phase = phaseOf(state);
  useLeaveWarning(hasChanges && phase !== 'clean');

  /** Says that the form's own text was replaced, and offers it back. */
  function offerBack(draft: UnsavedText['draft']): void {
    const run = () => dispatch({ type: 'load', draft });
    const action = { label: 'Undo', hint: 'Put your own text back into the form', run };
    toast({ ...TEXT_MESSAGES.discarded, action });
  }

  /** Of two texts, saves the one in the form; the other goes into the history. */
  function keepMine(other: Blog): Promise<void> {
    dispatch({ type: 'rebase', origin: originOf(other) });
    setTheirs(null);
    return saving.save();
  }

  /** Of two texts, goes on with the other one. */
  function takeTheirs(other: Blog): void {
    const { draft } = latest().form;
    setTheirs(null);
    dispatch({ type: 'replace', text: { draft: draftOf(other), ...originOf(other) } });
    offerBack(draft);
  }

  /** Of two drafts, goes on with the other window's, or puts the form's in its place. */
  function followDraft(other: StoredDraft, isTaken: boolean): void {
    const { draft } = latest().form;
    dispatch({ type: 'follow', other, isTaken });
    if (!isTaken) return;
    forgetInTab(blog.id);
    offerBack(draft);
  }

  /** Goes on with a text that the server has just stored. */
  function showStored(stored: Blog): void {
    dispatch({ type: 'replace', text: { draft: draftOf(stored), ...originOf(stored) } });
    refresh();
  }

  const save = () => (isChanged(latest()) ? saving.save() : undefined);
  return {
    state: state.form,
    dispatch,
    isChanged: hasChanges,
    wasRestored,
    fault,
    theirs,
    draftStatus: draftStatusOf(state),
    origin: state.origin,
    isSaving: phase === 'saving' || phase === 'leaving',
    save,
    cancel,
    keepMine,
    takeTheirs,
    followDraft,
    showStored,
  };
}

/** State of the form. */
export type TextEditorState = ReturnType<typeof useTextEditor>;
