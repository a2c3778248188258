'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoredDraft, TextDraft, UnsavedText } from '@/lib/blogs/draft-schema.ts';
import { DRAFT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { DRAFT_DELAY_MS, DRAFT_RETRY_MS } from '@/lib/constants/limits.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';
import { discardDraft, sendDraft } from './send-draft.ts';
import { forgetInTab, type Resumed, storeInTab } from './stored-draft.ts';
import { isSameText } from './text-draft.ts';

/** What the server has of the draft. */
export type DraftStatus =
  | { kind: 'none' | 'saving' }
  | { kind: 'saved'; draft: TextDraft }
  | { kind: 'failed'; reason: string };

function failureOf(error: unknown): DraftStatus {
  console.error(error);
  return { kind: 'failed', reason: apiErrorDetails(error).message ?? DRAFT_MESSAGES.unreachable };
}

/**
 * Stores what is typed: at once in this tab, and as soon as the typing pauses on the server, where it is found again on any
 * machine. What the server has taken is forgotten in the tab. While it does not answer it is asked again.
 * @param unsaved the text as it stands
 */
export function useAutosave(blogId: string, unsaved: UnsavedText, resumed: Resumed) {
  const [other, setOther] = useState<StoredDraft | null>(resumed.other);
  const [status, setStatus] = useState<DraftStatus>(
    resumed.text && resumed.isSent ? { kind: 'saved', draft: unsaved.draft } : { kind: 'none' },
  );
  const version = useRef(resumed.version);
  /** The text that the server has. */
  const sent = useRef<TextDraft | null>(resumed.isSent ? unsaved.draft : null);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isClosed = useRef(false);
  const latest = useRef(unsaved);
  const isSent = status.kind === 'saved' && status.draft === unsaved.draft;

  async function send(): Promise<void> {
    const text = latest.current;
    if (isClosed.current || sent.current === text.draft) return;
    setStatus({ kind: 'saving' });
    try {
      if (isSameText(text.draft, text.base)) {
        if (version.current) await discardDraft(blogId, version.current);
        version.current = null;
        setStatus({ kind: 'none' });
      } else {
        const outcome = await sendDraft(blogId, text, version.current);
        if (outcome.kind === 'newer') return setOther(outcome.other);
        version.current = outcome.version;
        setStatus({ kind: 'saved', draft: text.draft });
      }
      sent.current = text.draft;
      if (latest.current === text && !isClosed.current) forgetInTab(blogId);
    } catch (error) {
      setStatus(failureOf(error));
    }
  }
  const flush = useEffectEvent(() => {
    running.current = running.current.then(send);
  });

  useEffect(() => {
    latest.current = unsaved;
    if (isClosed.current || sent.current === unsaved.draft) return;
    storeInTab(blogId, { ...unsaved, version: version.current });
    if (other) return;
    const timer = setTimeout(flush, DRAFT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [blogId, unsaved, other]);
  const hasFailed = status.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(flush, DRAFT_RETRY_MS);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
    };
  }, [hasFailed]);

  /** Ends the storing. @returns the version of the draft that the server has, once it has answered */
  async function close(): Promise<string | null> {
    isClosed.current = true;
    await running.current;
    return version.current;
  }

  return {
    status,
    isSent,
    /** A newer draft of another window; nothing is stored over it. */
    other,
    close,
    /** Goes on storing after a close. */
    reopen: () => {
      isClosed.current = false;
    },
    /** Goes on from the other window's draft. @param isTaken whether its text is shown now, else it is replaced */
    follow: (draft: StoredDraft, isTaken: boolean) => {
      version.current = draft.version;
      sent.current = isTaken ? draft.text.draft : null;
      setOther(null);
      if (!isTaken) return;
      forgetInTab(blogId);
      setStatus({ kind: 'saved', draft: draft.text.draft });
    },
  };
}
