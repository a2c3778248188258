import { useSyncExternalStore } from 'react';
import { type Draft, EMPTY_DRAFT, type FormDraftState } from './form-draft.ts';

type SharedDraft = Pick<FormDraftState<Draft>, 'draft' | 'change'>;

const NONE: SharedDraft = { draft: EMPTY_DRAFT, change: () => undefined };

let shared = NONE;
const listeners = new Set<() => void>();

/** Shares the creation form's draft with what stands beside the form. */
export function shareDraft(next: SharedDraft): void {
  shared = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The creation form's draft; empty until the form has shared it. */
export const useSharedDraft = (): SharedDraft =>
  useSyncExternalStore(
    subscribe,
    () => shared,
    () => NONE,
  );
