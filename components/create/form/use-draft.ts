'use client';

import type { RefObject } from 'react';
import * as v from 'valibot';
import { writeStored } from '@/components/storage/stored.ts';
import { topicInLanguage } from '@/lib/languages/topics.ts';
import { storedFields, useFormDraft } from './form-draft.ts';

/** The stored creation form, without platform credentials. */
export const draftSchema = v.object({
  ...storedFields,
  includeImages: v.fallback(v.boolean(), false),
  /** Whether to publish the blog on other sites. */
  hasBacklinks: v.fallback(v.boolean(), false),
});

/** The creation form's texts and choices. */
export type Draft = v.InferOutput<typeof draftSchema>;

export const EMPTY_DRAFT: Draft = v.parse(draftSchema, {});

/** The draft after a change; a suggested topic follows the language. */
export function changedDraft(draft: Draft, changes: Partial<Draft>): Draft {
  const next = { ...draft, ...changes };
  return { ...next, topic: topicInLanguage(next.topic, draft.language, next.language) };
}

const STORAGE_KEY = 'creation-draft';

/** Forgets the stored form after its blog is written. */
export function forgetDraft(): void {
  writeStored(STORAGE_KEY, null);
}

/** Takes over the fields of a form that was sent before its script loaded, and removes them from the address. */
function takeFieldsFromAddress(): Partial<Draft> {
  const fields = Object.fromEntries(new URLSearchParams(window.location.search));
  const { topic, length, language } = v.parse(draftSchema, fields);
  if (topic === '') return {};
  // Keeps the router's state, which the Back button needs.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { topic, length, language };
}

/** The stored creation form. `topicBox` is read once, for what was typed before the script ran. */
export function useDraft(topicBox: RefObject<HTMLTextAreaElement | null>) {
  return useFormDraft(STORAGE_KEY, draftSchema, EMPTY_DRAFT, {
    changed: changedDraft,
    restore: (stored) => {
      const restored = { ...stored, ...takeFieldsFromAddress() };
      return { ...restored, topic: topicBox.current?.value || restored.topic };
    },
  });
}
