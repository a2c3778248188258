import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { type GenerationFailure, generationFailure } from '@/components/generation/failure.ts';
import { tabRun } from '@/components/generation/stored-runs.ts';
import { useAwaitedWork } from '@/components/generation/use-awaited-work.ts';
import { writeStored } from '@/components/storage/stored.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { Outline } from '@/lib/writing/outline-schema.ts';
import type { OutlineRequest, OutlineResponse } from '@/lib/writing/schema.ts';
import { CREATE_TEXTS } from '../texts.ts';
import {
  basisKey,
  type OutlineDraft,
  outlineDraft,
  outlineDraftSchema,
  outlineOf,
  selectedUrls,
} from './outline-draft.ts';
import type { OutlineFault } from './outline-editor.tsx';

const DRAFT_KEY = 'outline-draft';
const OPEN_KEY = 'outline-open';

export function forgetOutline(): void {
  writeStored(DRAFT_KEY, null);
  writeStored(OPEN_KEY, null);
}

/** Events of a person, not of a browser that restores the scroll position. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The draft and whether it is open, stored in this tab; `isShowing` a restored one until the user acts. */
function useStoredOutline() {
  const [draft, setDraft] = useStored<OutlineDraft | null>(DRAFT_KEY, outlineDraftSchema, null);
  const [isOpen, setIsOpen, isRestored] = useStored(OPEN_KEY, v.boolean(), false);
  const [isShowing, setIsShowing] = useState(false);
  const wasOpen = useEffectEvent(() => isOpen && draft !== null);
  useEffect(() => {
    // The preview of a running blog comes first.
    if (isRestored) setIsShowing(wasOpen() && tabRun() === null);
  }, [isRestored]);
  useEffect(() => {
    if (!isShowing) return;
    const acted = new AbortController();
    const options = { passive: true, signal: acted.signal };
    for (const act of USER_EVENTS) window.addEventListener(act, () => setIsShowing(false), options);
    return () => acted.abort();
  }, [isShowing]);
  return { draft, setDraft, isOpen: isOpen && draft !== null, setIsOpen, isShowing };
}

export function useOutline(onFailure: (failure: GenerationFailure) => void) {
  const { draft, setDraft, isOpen, setIsOpen, isShowing } = useStoredOutline();
  const [fault, setFault] = useState<OutlineFault | null>(null);
  const [wasOpenedHere, setWasOpenedHere] = useState(false);
  const { work: planned, run, stop } = useAwaitedWork<OutlineRequest>();

  function open(): void {
    setWasOpenedHere(true);
    setIsOpen(true);
  }

  function change(next: (draft: OutlineDraft) => OutlineDraft): void {
    setFault(null);
    setDraft((current) => current && next(current));
  }

  function show(outline: OutlineResponse, basis: OutlineRequest): void {
    const before = draft;
    const { unreadableSources } = outline;
    setDraft(outlineDraft(outline, basis));
    setFault(null);
    open();
    if (unreadableSources.length > 0) toast(CREATE_TEXTS.unreadForOutline(unreadableSources));
    else if (before) toastUndo(CREATE_TEXTS.newOutline, 'Restore the earlier outline', () => setDraft(before));
  }

  const plan = (basis: OutlineRequest) =>
    run(basis, async (signal) => {
      try {
        show(await requestJson<OutlineResponse>('/api/blogs/outline', { method: 'POST', body: basis, signal }), basis);
      } catch (error) {
        const failure = generationFailure(error, CREATE_TEXTS.outlineFailed);
        // The user canceled: no message.
        if (failure.kind !== 'canceled') onFailure(failure);
      }
    });

  /** The outline to send; undefined when closed, null when it has a fault, which is shown. */
  async function settle(): Promise<{ outline: Outline; selectedUrls: string[] | null } | undefined | null> {
    if (!isOpen || !draft) return undefined;
    const { outlineFault } = await import('./outline-editor.tsx');
    const found = outlineFault(outlineOf(draft));
    setFault(found);
    return found ? null : { outline: outlineOf(draft), selectedUrls: selectedUrls(draft) };
  }

  return {
    draft,
    isOpen,
    fault,
    isHeadingWanted: wasOpenedHere || isShowing,
    planned,
    /** URLs of the open outline's found pages; null without a search. */
    selectedUrls: isOpen && draft ? selectedUrls(draft) : null,
    open,
    change,
    plan,
    settle,
    close: () => setIsOpen(false),
    cancel: stop,
    isStale: (basis: OutlineRequest) => draft !== null && draft.basis !== basisKey(basis),
  };
}

export type OutlineState = ReturnType<typeof useOutline>;
