'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { type GenerationFailure, generationFailure } from '@/components/generation/outcome/generation-failure.ts';
import { tabRun } from '@/components/generation/run/stored-runs.ts';
import { writeStored } from '@/components/storage/stored.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { Outline, OutlineResponse } from '@/lib/writing/schema.ts';
import { CREATE_TEXTS } from '../texts.ts';
import {
  basisKey,
  changeOutline,
  type OutlineBasis,
  type OutlineChange,
  type OutlineDraft,
  outlineDraft,
  outlineDraftSchema,
  outlineOf,
  selectedUrls,
} from './outline-draft.ts';
import type { OutlineFault } from './outline-fault.ts';

const DRAFT_KEY = 'outline-draft';
const OPEN_KEY = 'outline-open';

/** Forgets the outline stored in this tab: its blog is written. */
export function forgetOutline(): void {
  writeStored(DRAFT_KEY, null);
  writeStored(OPEN_KEY, null);
}

/** Events that only a person causes, and not a browser that restores the scroll position. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Whether to scroll to and focus the restored outline: until the user does something else. */
function useShowing() {
  const [isShowing, setIsShowing] = useState(false);
  useEffect(() => {
    if (!isShowing) return;
    const stop = () => setIsShowing(false);
    for (const act of USER_EVENTS) window.addEventListener(act, stop, { passive: true });
    return () => {
      for (const act of USER_EVENTS) window.removeEventListener(act, stop);
    };
  }, [isShowing]);
  return { isShowing, setIsShowing };
}

/** The draft and whether it is shown, stored in this tab. */
function useStoredOutline() {
  const [draft, setDraft] = useStored<OutlineDraft | null>(DRAFT_KEY, outlineDraftSchema, null);
  const [isOpen, setIsOpen, isRestored] = useStored(OPEN_KEY, v.boolean(), false);
  const { isShowing, setIsShowing } = useShowing();
  const wasOpen = useEffectEvent(() => isOpen && draft !== null);
  useEffect(() => {
    // A blog under way is what its user looks at.
    if (isRestored) setIsShowing(wasOpen() && tabRun() === null);
  }, [isRestored, setIsShowing]);
  return { draft, setDraft, isOpen: isOpen && draft !== null, setIsOpen, isShowing };
}

/** Asks for outlines; one at a time. */
function usePlanning(onFailure: (failure: GenerationFailure) => void) {
  const [planned, setPlanned] = useState<OutlineBasis | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function plan(basis: OutlineBasis): Promise<OutlineResponse | null> {
    if (abort.current) return null;
    const controller = new AbortController();
    abort.current = controller;
    setPlanned(basis);
    try {
      return await requestJson<OutlineResponse>('/api/blogs/outline', {
        method: 'POST',
        body: basis,
        signal: controller.signal,
      });
    } catch (error) {
      const failure = generationFailure(error, CREATE_TEXTS.outlineFailed);
      // Whoever cancelled knows it.
      if (failure.kind !== 'cancelled') onFailure(failure);
      return null;
    } finally {
      abort.current = null;
      setPlanned(null);
    }
  }
  return { planned, plan, cancel: () => abort.current?.abort() };
}

/** An outline to write by, and the found pages to write from; null where none were looked for. */
type SettledOutline = { outline: Outline; selectedUrls: string[] | null };

/**
 * The outline that may be planned and changed before the blog is written.
 * @param onFailure acts on a refusal, as on one of a generation
 */
export function useOutline(onFailure: (failure: GenerationFailure) => void) {
  const { draft, setDraft, isOpen, setIsOpen, isShowing } = useStoredOutline();
  const [fault, setFault] = useState<OutlineFault | null>(null);
  const [wasOpenedHere, setWasOpenedHere] = useState(false);
  const planning = usePlanning(onFailure);

  function open(): void {
    setWasOpenedHere(true);
    setIsOpen(true);
  }

  function change(next: OutlineChange): void {
    setFault(null);
    setDraft((current) => current && changeOutline(current, next));
  }

  async function plan(basis: OutlineBasis): Promise<void> {
    const before = draft;
    const planned = await planning.plan(basis);
    if (!planned) return;
    const { unreadableSources } = planned;
    setDraft(outlineDraft(planned, basis));
    setFault(null);
    open();
    if (unreadableSources.length > 0) toast(CREATE_TEXTS.unreadForOutline(unreadableSources));
    else if (before) {
      const undo = { label: 'Undo', hint: 'Bring the earlier outline back', run: () => setDraft(before) };
      toast({ ...CREATE_TEXTS.plannedAnew, action: undo });
    }
  }

  /**
   * The outline to write by and the found pages to write from; undefined when none is shown, null when it has a fault,
   * which is shown then.
   */
  async function settle(): Promise<SettledOutline | undefined | null> {
    if (!isOpen || !draft) return undefined;
    const { outlineFault } = await import('./outline-fault.ts');
    const found = outlineFault(outlineOf(draft));
    setFault(found);
    return found ? null : { outline: outlineOf(draft), selectedUrls: selectedUrls(draft) };
  }

  return {
    draft,
    isOpen,
    fault,
    /** Whether its heading is to be shown and to have the focus. */
    isHeadingWanted: wasOpenedHere || isShowing,
    /** What an outline is being planned for; null while none is. */
    planned: planning.planned,
    /** Addresses of the found pages that the shown outline is written from; null where none were looked for. */
    selectedUrls: isOpen && draft ? selectedUrls(draft) : null,
    open,
    change,
    plan,
    settle,
    close: () => setIsOpen(false),
    cancel: planning.cancel,
    /** Whether the outline was planned for something else. */
    isStale: (basis: OutlineBasis) => draft !== null && draft.basis !== basisKey(basis),
  };
}

/** State of the outline on the form. */
export type OutlineState = ReturnType<typeof useOutline>;
