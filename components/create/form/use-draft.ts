'use client';

import { type RefObject, useCallback } from 'react';
import * as v from 'valibot';
import { writeStored } from '@/components/storage/stored.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { changedDraft, type Draft, draftSchema, EMPTY_DRAFT } from './draft.ts';

const STORAGE_KEY = 'creation-draft';

/** Forgets the form stored in this tab: its blog is written. */
export function forgetDraft(): void {
  writeStored(STORAGE_KEY, null);
}

/** The fields of a form that was sent before its script had arrived; taken out of the address once read. */
function takeFieldsFromAddress(): Partial<Draft> {
  const fields = Object.fromEntries(new URLSearchParams(window.location.search));
  const { topic, length, language } = v.parse(draftSchema, fields);
  if (topic === '') return {};
  // The state is the router's own; without it the Back button would do nothing.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { topic, length, language };
}

/**
 * The form's text and choices, stored in this tab. `topicBox` is read once, for what was typed before the script ran.
 */
export function useDraft(topicBox: RefObject<HTMLTextAreaElement | null>) {
  const [draft, setDraft] = useStored<Draft>(STORAGE_KEY, draftSchema, EMPTY_DRAFT, {
    restore: (stored) => {
      const restored = { ...stored, ...takeFieldsFromAddress() };
      return { ...restored, topic: topicBox.current?.value || restored.topic };
    },
  });
  const change = useCallback(
    (changes: Partial<Draft>) => setDraft((current) => changedDraft(current, changes)),
    [setDraft],
  );
  const changeSourceUrls = useCallback(
    (next: (urls: string[]) => string[]) =>
      setDraft((current) => ({ ...current, sourceUrls: next(current.sourceUrls) })),
    [setDraft],
  );
  return { draft, change, changeSourceUrls };
}
