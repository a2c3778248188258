'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useReducer, useState, useTransition } from 'react';
import { useSWRConfig } from 'swr';
import { toast } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import { revisionsPath } from './revisions-path.ts';
import { faultOf, saveText, type TextFault } from './save-text.ts';
import {
  forgetDraft,
  openDraft,
  readStoredDraft,
  type StoredDraft,
  storeDraft,
} from './stored-draft.ts';
import { draftOf, isSameText } from './text-draft.ts';
import { initialState, textReducer } from './text-state.ts';

/** Has the browser ask before the tab is closed or reloaded, while `isActive`. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}

/** The text in the form, stored in this tab until it is saved, and the text it was made from. */
function useDraft(blog: Blog) {
  const [opened] = useState<StoredDraft>(() => openDraft(blog, readStoredDraft(blog.id)));
  const [origin, setOrigin] = useState<Omit<StoredDraft, 'draft'>>(opened);
  const [state, dispatch] = useReducer(textReducer, opened.draft, initialState);
  const stored = { draft: state.draft, base: origin.base, basedOn: origin.basedOn };
  const isChanged = !isSameText(stored.draft, stored.base);

  useEffect(() => {
    storeDraft(blog.id, { draft: state.draft, base: origin.base, basedOn: origin.basedOn });
  }, [blog.id, state.draft, origin]);
  useLeaveWarning(isChanged);

  const wasRestored = !isSameText(opened.draft, opened.base);
  return { state, dispatch, stored, isChanged, wasRestored, setOrigin };
}

type Callbacks = {
  onClose: () => void;
  /** Opens the form again, with whatever is stored. */
  onReopen: () => void;
};

/** The form of a blog's text: what is in it, and saving it. */
export function useTextEditor(blog: Blog, { onClose, onReopen }: Callbacks) {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { state, dispatch, stored, isChanged, wasRestored, setOrigin } = useDraft(blog);
  const [isSaving, setIsSaving] = useState(false);
  const [isLeaving, startLeaving] = useTransition();
  const [fault, setFault] = useState<TextFault | null>(null);
  const [theirs, setTheirs] = useState<Blog | null>(null);

  function finish(): void {
    forgetDraft(blog.id);
    toast(TEXT_MESSAGES.saved);
    void mutate(revisionsPath(blog.id));
    // Together, so that the form gives way to the new text and not to the old one.
    startLeaving(() => {
      router.refresh();
      onClose();
    });
  }

  async function saveAs({ draft, base, basedOn }: StoredDraft): Promise<void> {
    const found = faultOf(draft);
    setFault(found);
    if (found || isSaving || isLeaving) return;
    setIsSaving(true);
    try {
      const outcome = await saveText(blog.id, draft, base, basedOn);
      if (outcome.kind === 'saved') finish();
      else setTheirs(outcome.theirs);
    } catch (error) {
      console.error(error);
      const description = apiErrorDetails(error).message ?? TEXT_MESSAGES.failed;
      toast({ title: TEXT_MESSAGES.failedTitle, description, variant: 'destructive' });
    } finally {
      setIsSaving(false);
    }
  }

  function cancel(): void {
    forgetDraft(blog.id);
    onClose();
    if (!isChanged) return;
    const run = () => {
      storeDraft(blog.id, stored);
      onReopen();
    };
    const action = { label: 'Undo', hint: 'Open the form again with your changes', run };
    toast({ ...TEXT_MESSAGES.discarded, action });
  }

  /** Of two texts, saves the one in the form; the other goes into the history. */
  function keepMine(other: Blog): Promise<void> {
    const origin = { base: draftOf(other), basedOn: other.updatedAt };
    setOrigin(origin);
    setTheirs(null);
    return saveAs({ draft: state.draft, ...origin });
  }

  /** Of two texts, goes on with the other one. */
  function takeTheirs(other: Blog): void {
    setOrigin({ base: draftOf(other), basedOn: other.updatedAt });
    dispatch({ type: 'load', draft: draftOf(other) });
    setTheirs(null);
    const run = () => dispatch({ type: 'load', draft: stored.draft });
    const action = { label: 'Undo', hint: 'Put your own text back into the form', run };
    toast({ ...TEXT_MESSAGES.discarded, action });
  }

  /** Goes on with a text that the server has just stored. */
  function showStored(stored: Blog): void {
    const base = draftOf(stored);
    setOrigin({ base, basedOn: stored.updatedAt });
    dispatch({ type: 'load', draft: base });
    void mutate(revisionsPath(blog.id));
    startLeaving(() => router.refresh());
  }

  const save = () => (isChanged ? saveAs(stored) : undefined);
  return {
    ...{ state, dispatch, isChanged, wasRestored, fault, theirs },
    origin: { base: stored.base, basedOn: stored.basedOn },
    isSaving: isSaving || isLeaving,
    ...{ save, cancel, keepMine, takeTheirs, showStored },
  };
}

/** State of the form. */
export type TextEditorState = ReturnType<typeof useTextEditor>;
