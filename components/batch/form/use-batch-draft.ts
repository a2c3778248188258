'use client';

import { useCallback } from 'react';
import { writeStored } from '@/components/storage/stored.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { type BatchDraft, batchDraftSchema, EMPTY_BATCH_DRAFT } from './draft.ts';

const STORAGE_KEY = 'batch-draft';

/** Where this tab keeps how many images are on the form. */
export const BATCH_IMAGES_KEY = 'batch-images';

/** The form's text and choices, stored in this tab so that a reload loses nothing. */
export function useBatchDraft() {
  const [draft, setDraft] = useStored<BatchDraft>(STORAGE_KEY, batchDraftSchema, EMPTY_BATCH_DRAFT);
  const change = useCallback(
    (changes: Partial<BatchDraft>) => setDraft((current) => ({ ...current, ...changes })),
    [setDraft],
  );
  const changeSourceUrls = useCallback(
    (next: (urls: string[]) => string[]) =>
      setDraft((current) => ({ ...current, sourceUrls: next(current.sourceUrls) })),
    [setDraft],
  );
  /** Removes the stored form, so that the next visit begins empty; the form on the screen stays. */
  const forget = useCallback(() => {
    writeStored(STORAGE_KEY, null);
    writeStored(BATCH_IMAGES_KEY, null);
  }, []);
  return { draft, change, changeSourceUrls, forget };
}
