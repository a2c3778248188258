'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useReducer, useState, useTransition } from 'react';
import { useSWRConfig } from 'swr';
import { toast } from '@/components/ui/use-toast.ts';
import type { StoredDraft, UnsavedText } from '@/lib/blogs/draft-schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import { revisionsPath } from './revisions-path.ts';
import { faultOf, saveText, type TextFault } from './save-text.ts';
import { discardDraft } from './send-draft.ts';
import { forgetInTab, openDraft, readTabDraft, resume, storeInTab } from './stored-draft.ts';
import { draftOf, isSameText } from './text-draft.ts';
import { initialState, textReducer } from './text-state.ts';
import { useAutosave } from './use-autosave.ts';

/** Has the browser ask before the tab is closed or reloaded, while `isActive`. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}

/** The text in the editor and the text it was made from; unsaved changes are stored as they are made. */
function useDraft(blog: Blog, saved: StoredDraft | null) {
  const [resumed] = useState(() => resume(readTabDraft(blog.id), saved));
  const [opened] = useState(() => openDraft(blog, resumed.text));
  const [origin, setOrigin] = useState<Omit<UnsavedText, 'draft'>>(opened);
  const [state, dispatch] = useReducer(textReducer, opened.draft, initialState);
  const { draft } = state;
  const { base, basedOn } = origin;
  const unsaved = useMemo(() => ({ draft, base, basedOn }), [draft, base, basedOn]);
  const autosave = useAutosave(blog.id, unsaved, resumed);
  const isChanged = !isSameText(draft, base);
  useLeaveWarning(isChanged && !autosave.isSent);

  const wasRestored = !isSameText(opened.draft, opened.base);
  return { state, dispatch, unsaved, isChanged, wasRestored, setOrigin, autosave };
}

type Callbacks = {
  onClose: () => void;
  /** Opens the form again, with whatever is stored. */
  onReopen: () => void;
};

/** The editor of a blog's text: what is in it, and saving it. `saved` is the draft that the server has. */
export function useTextEditor(
  blog: Blog,
  saved: StoredDraft | null,
  { onClose, onReopen }: Callbacks,
) {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { state, dispatch, unsaved, isChanged, wasRestored, setOrigin, autosave } = useDraft(
    blog,
    saved,
  );
  const [isSaving, setIsSaving] = useState(false);
  const [isLeaving, startLeaving] = useTransition();
  const [fault, setFault] = useState<TextFault | null>(null);
  const [theirs, setTheirs] = useState<Blog | null>(null);

  function finish(): void {
    forgetInTab(blog.id);
    toast(TEXT_MESSAGES.saved);
    void mutate(revisionsPath(blog.id));
    // Together, so that the form gives way to the new text and not to the old one.
    startLeaving(() => {
      router.refresh();
      onClose();
    });
  }

  async function saveAs(text: UnsavedText): Promise<void> {
    const found = faultOf(text.draft);
    setFault(found);
    if (found || isSaving || isLeaving) return;
    setIsSaving(true);
    try {
      const outcome = await saveText(blog.id, text, await autosave.close());
      if (outcome.kind === 'saved') return finish();
      autosave.reopen();
      setTheirs(outcome.theirs);
    } catch (error) {
      console.error(error);
      autosave.reopen();
      const description = apiErrorDetails(error).message ?? TEXT_MESSAGES.failed;
      toast({ title: TEXT_MESSAGES.failedTitle, description, variant: 'destructive' });
    } finally {
      setIsSaving(false);
    }
  }

  /** Has the server forget the draft, too; where it does not answer, the next one to open the editor finds it. */
  async function discard(): Promise<void> {
    const version = await autosave.close();
    if (version) await discardDraft(blog.id, version);
  }

  function cancel(): void {
    const discarded = discard().catch((error: unknown) => console.error(error));
    forgetInTab(blog.id);
    onClose();
    if (!isChanged) return;
    const run = async () => {
      await discarded;
      storeInTab(blog.id, { ...unsaved, version: null });
      onReopen();
    };
    const action = { label: 'Undo', hint: 'Open the form again with your changes', run };
    toast({ ...TEXT_MESSAGES.discarded, action });
  }

  /** Puts another text into the form, from which the one before can be had back. */
  function take(text: UnsavedText): void {
    setOrigin({ base: text.base, basedOn: text.basedOn });
    dispatch({ type: 'load', draft: text.draft });
    const run = () => dispatch({ type: 'load', draft: unsaved.draft });
    const action = { label: 'Undo', hint: 'Put your own text back into the form', run };
    toast({ ...TEXT_MESSAGES.discarded, action });
  }

  const originOf = (stored: Blog) => ({ base: draftOf(stored), basedOn: stored.updatedAt });

  /** Of two texts, saves the one in the form; the other goes into the history. */
  function keepMine(other: Blog): Promise<void> {
    setOrigin(originOf(other));
    setTheirs(null);
    return saveAs({ draft: state.draft, ...originOf(other) });
  }

  /** Of two texts, goes on with the other one. */
  function takeTheirs(other: Blog): void {
    setTheirs(null);
    take({ draft: draftOf(other), ...originOf(other) });
  }

  /** Of two drafts, goes on with the other window's. */
  function takeDraft(other: StoredDraft): void {
    autosave.follow(other, true);
    take(other.text);
  }

  /** Goes on with a text that the server has just stored. */
  function showStored(stored: Blog): void {
    setOrigin(originOf(stored));
    dispatch({ type: 'load', draft: draftOf(stored) });
    void mutate(revisionsPath(blog.id));
    startLeaving(() => router.refresh());
  }

  const save = () => (isChanged ? saveAs(unsaved) : undefined);
  return {
    ...{ state, dispatch, isChanged, wasRestored, fault, theirs, autosave },
    origin: { base: unsaved.base, basedOn: unsaved.basedOn },
    isSaving: isSaving || isLeaving,
    ...{ save, cancel, keepMine, takeTheirs, takeDraft, showStored },
  };
}

/** State of the form. */
export type TextEditorState = ReturnType<typeof useTextEditor>;
