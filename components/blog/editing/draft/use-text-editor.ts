import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useTransition } from 'react';
import { useSWRConfig } from 'swr';
import { useTranslations } from '#translations';
import { useRouter } from '@/components/messages/navigation.tsx';
import { useLeaveWarning } from '@/components/ui/use-leave-warning.ts';
import { toast, toastFailure, toastUndo } from '@/components/ui/use-toast.ts';
import type { StoredDraft, TextDraft } from '@/lib/blogs/editing/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { DRAFT_DELAY_MS } from '@/lib/constants/limits.ts';
import { revisionsPath } from '@/lib/routes.ts';
import { DraftStorage, describeStorageError, retryPause } from './draft-storage.ts';
import {
  type EditorAction,
  type EditorPhase,
  type EditorState,
  editorPhase,
  editorReducer,
  isBusy,
  isChanged,
  isUnsent,
  openEditor,
  unsavedDraft,
} from './editor-state.ts';

/** The editor's state; `latest` includes actions that are not rendered yet. */
function useEditorStore(open: () => EditorState) {
  const [state, setState] = useState(open);
  const current = useRef(state);
  const latest = useCallback(() => current.current, []);
  const dispatch = useCallback((action: EditorAction) => {
    current.current = editorReducer(current.current, action);
    setState(current.current);
  }, []);
  return { state, latest, dispatch };
}

type EditorStore = ReturnType<typeof useEditorStore>;

/**
 * Stores unsaved changes: in this tab at once, on the server as soon as typing pauses, where any device finds them. The
 * tab's copy is removed once the server has it. Failures are retried with growing delays, refusals are not.
 * @returns what resolves when no draft is being sent
 */
function useAutosave(storage: DraftStorage, { state, latest, dispatch }: EditorStore, phase: EditorPhase) {
  const { form, origin, version, stored, failures } = state;
  const { draft } = form;
  const running = useRef<Promise<void>>(Promise.resolve());

  async function send(): Promise<void> {
    const before = latest();
    if (!isUnsent(before)) return;
    const text = unsavedDraft(before);
    dispatch({ type: 'send' });
    try {
      const sent = await storage.send(text, before.version);
      if (sent.kind === 'newer') return dispatch({ type: 'newer-elsewhere', other: sent.other });
      dispatch({ type: 'sent', draft: text.draft, version: sent.version });
      if (latest().form.draft === text.draft) storage.clearTab();
    } catch (error) {
      console.error(error);
      dispatch({ type: 'send-failed', failure: describeStorageError(error) });
    }
  }
  // One request at a time.
  const flush = useEffectEvent(() => {
    running.current = running.current.then(send);
  });

  useEffect(() => {
    if (phase === 'closed' || draft === stored) return;
    storage.writeTab({ draft, ...origin, version });
    if (phase !== 'dirty') return;
    const timer = setTimeout(flush, DRAFT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [storage, phase, draft, origin, stored, version]);
  useEffect(() => {
    if (phase !== 'failed') return;
    const timer = setTimeout(flush, retryPause(failures));
    window.addEventListener('online', flush);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', flush);
    };
  }, [phase, failures]);
  return () => running.current;
}

export type EditorCallbacks = {
  /** The text was saved: what is chosen beside it is saved, too. */
  onSaved: () => void;
  onClose: () => void;
  onReopen: () => void;
};

/** Saves the text. The form closes once the page shows the new text, unless it stays or more was typed by then. */
function useSaving(
  storage: DraftStorage,
  { state, latest, dispatch }: EditorStore,
  settled: () => Promise<void>,
  { blogId, onClose, onSaved }: EditorCallbacks & { blogId: string },
) {
  const t = useTranslations('editor');
  const history = useTranslations('history');
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
  const hasLeft = state.activity === 'leaving' && !isRefreshing;
  useEffect(() => {
    if (hasLeft) close();
  }, [hasLeft]);

  function saved(draft: TextDraft, blog: Blog, stays: boolean): void {
    dispatch({ type: 'saved', draft, blog, stays });
    const isComplete = latest().form.draft === draft;
    if (isComplete) storage.clearTab();
    if (!stays) toast(isComplete ? history.titled('saved') : t.titled('savedSoFar'));
    setHasSaved(stays);
    onSaved();
    refresh();
  }

  async function save(stays = false): Promise<void> {
    const wasBusy = isBusy(latest());
    dispatch({ type: 'save' });
    if (wasBusy || latest().activity !== 'saving') return;
    const text = unsavedDraft(latest());
    try {
      await settled();
      const outcome = await storage.save(text, latest().version);
      if (outcome.kind === 'saved') saved(text.draft, outcome.blog, stays);
      else dispatch({ type: 'save-failed', theirs: outcome.theirs });
    } catch (error) {
      dispatch({ type: 'save-failed' });
      toastFailure(error, history.titled('saveFailed'));
    }
  }
  return { save, refresh, hasSaved };
}

export function useTextEditor(blog: Blog, saved: StoredDraft | null, callbacks: EditorCallbacks) {
  const t = useTranslations('editor');
  const sayFault = useTranslations('editor.faults');
  const [storage] = useState(() => new DraftStorage(blog.id));
  const store = useEditorStore(() => openEditor(blog, storage.readTab(), saved));
  const { state, latest, dispatch } = store;
  const phase = editorPhase(state);
  const settled = useAutosave(storage, store, phase);
  const { save, refresh, hasSaved } = useSaving(storage, store, settled, { blogId: blog.id, ...callbacks });
  const hasChanges = isChanged(state);
  const [wasRestored] = useState(hasChanges);
  const fault = useMemo(
    () => state.fault && { path: state.fault.path, message: sayFault(state.fault.key) },
    [sayFault, state.fault],
  );
  useLeaveWarning(hasChanges && phase !== 'clean');

  function replaceText(replace: () => void): void {
    const { draft } = latest().form;
    replace();
    toastUndo({ title: t('discarded') }, t('restoreOwn'), () => dispatch({ type: 'load', draft }));
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
      storage.clearTab();
    } else follow();
  }

  function showStored(stored: Blog): void {
    dispatch({ type: 'replace', blog: stored });
    refresh();
  }

  /** Closes the form and offers to restore its changes. */
  function cancel(): void {
    const before = latest();
    dispatch({ type: 'close' });
    // If this fails, the next editor opens with the draft.
    const discarded = settled()
      .then(() => storage.discard(latest().version))
      .catch(console.error);
    storage.clearTab();
    callbacks.onClose();
    if (!hasChanges) return;
    toastUndo({ title: t('discarded') }, t('reopen'), async () => {
      await discarded;
      storage.writeTab({ ...unsavedDraft(before), version: null });
      callbacks.onReopen();
    });
  }
  return {
    state: state.form,
    dispatch,
    isChanged: hasChanges,
    hasSaved,
    wasRestored,
    fault,
    theirs: state.theirs,
    draftStatus: { phase, reason: state.failure?.reason ?? 'none', other: state.other },
    origin: state.origin,
    isSaving: phase === 'saving' || phase === 'leaving',
    save: (stays = false) => (isChanged(latest()) ? save(stays) : undefined),
    cancel,
    keepMine,
    takeTheirs: (theirs: Blog) => replaceText(() => dispatch({ type: 'replace', blog: theirs })),
    followDraft,
    showStored,
    changeSection: storage.changeSection.bind(storage),
  };
}

export type TextEditorState = ReturnType<typeof useTextEditor>;
