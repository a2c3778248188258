'use client';

import { useCallback, useEffect, useState } from 'react';
import { readSession, writeSession } from '@/components/create/session-store';
import { type BatchDraft, EMPTY_BATCH_DRAFT, parseBatchDraft } from './draft';

const STORAGE_KEY = 'batch-draft';

/** Where this tab keeps how many images are on the form. */
export const BATCH_IMAGES_KEY = 'batch-images';

/** The form's text and choices, kept in this tab's session storage so that a reload loses nothing. */
export function useBatchDraft() {
  const [draft, setDraft] = useState<BatchDraft>(EMPTY_BATCH_DRAFT);
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    setDraft(parseBatchDraft(readSession(STORAGE_KEY)));
    setIsRestored(true);
  }, []);

  useEffect(() => {
    if (isRestored) writeSession(STORAGE_KEY, JSON.stringify(draft));
  }, [draft, isRestored]);

  const change = useCallback((changes: Partial<BatchDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
  }, []);
  const changeSourceUrls = useCallback((next: (urls: string[]) => string[]) => {
    setDraft((current) => ({ ...current, sourceUrls: next(current.sourceUrls) }));
  }, []);
  /** Leaves an empty form for the next visit, not under the eyes of whoever is still here. */
  const forget = useCallback(() => {
    writeSession(STORAGE_KEY, null);
    writeSession(BATCH_IMAGES_KEY, null);
  }, []);
  return { draft, change, changeSourceUrls, forget };
}
