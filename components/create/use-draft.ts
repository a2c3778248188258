'use client';

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { changedDraft, type Draft, EMPTY_DRAFT, parseDraft } from './draft.ts';
import { readSession, writeSession } from './session-store.ts';

const STORAGE_KEY = 'creation-draft';

/** Forgets what this tab kept of the form: its blog is written. */
export function forgetDraft(): void {
  writeSession(STORAGE_KEY, null);
}

/** The fields of a form that was sent before its script had arrived; taken out of the address once read. */
function takeFieldsFromAddress(): Partial<Draft> {
  const fields = Object.fromEntries(new URLSearchParams(window.location.search));
  const { topic, length, language } = parseDraft(JSON.stringify(fields));
  if (topic === '') return {};
  // The state is the router's own; without it the Back button would do nothing.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { topic, length, language };
}

/**
 * The form's text and choices, kept in this tab's session storage so that a reload or the Back button loses nothing.
 * `topicBox` is read once, for what was typed before the script ran.
 */
export function useDraft(topicBox: RefObject<HTMLTextAreaElement | null>) {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    const restored = { ...parseDraft(readSession(STORAGE_KEY)), ...takeFieldsFromAddress() };
    restored.topic = topicBox.current?.value || restored.topic;
    // At once, as the fields are gone from the address if this runs again.
    writeSession(STORAGE_KEY, JSON.stringify(restored));
    setDraft(restored);
    setIsRestored(true);
  }, [topicBox]);

  useEffect(() => {
    if (isRestored) writeSession(STORAGE_KEY, JSON.stringify(draft));
  }, [draft, isRestored]);

  const change = useCallback((changes: Partial<Draft>) => {
    setDraft((current) => changedDraft(current, changes));
  }, []);
  const changeSourceUrls = useCallback((next: (urls: string[]) => string[]) => {
    setDraft((current) => ({ ...current, sourceUrls: next(current.sourceUrls) }));
  }, []);

  return { draft, change, changeSourceUrls };
}
