import { createStore } from '@/components/storage/store.ts';
import { type Draft, EMPTY_DRAFT, type FormDraftState } from './form-draft.ts';

/** The creation form's draft, for what stands beside the form; empty until the form has shared it. */
export const sharedDraft = createStore<Pick<FormDraftState<Draft>, 'draft' | 'change'>>({
  draft: EMPTY_DRAFT,
  change: () => undefined,
});

export const useSharedDraft = sharedDraft.use;
