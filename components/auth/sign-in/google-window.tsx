'use client';

import { signIn } from 'next-auth/react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { POPUP_CHANNEL, POPUP_NAME, type PopupMessage } from '../session/google-popup.ts';
import { notifyOtherTabs } from '../session/use-auth-actions.ts';

/** Stored for this window only. Its name may be lost at the provider, the window's own storage is not. */
const STORAGE_KEY = 'google-popup';

/** Remembers, on the first page of a sign-in, whether it takes place in the window that was opened for it. */
function markPopup(): void {
  if (window.name === POPUP_NAME) writeStored(STORAGE_KEY, POPUP_NAME);
}

/** Whether this is the window that was opened for a sign-in. */
function isPopup(): boolean {
  return window.name === POPUP_NAME || readStored(STORAGE_KEY, v.literal(POPUP_NAME)) !== null;
}

/** The page that Google's sign-in returns to, with or without success. */
const DONE_PATH = '/auth/done';

/** Sends the window on to Google as soon as it is open. */
export function StartGoogle() {
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    markPopup();
    signIn('google', { callbackUrl: DONE_PATH }).catch(() => {
      window.location.replace(`${DONE_PATH}?error=OAuthSignin`);
    });
  }, []);
  return <p className="page-width py-16 text-center text-muted-foreground">Opening Google…</p>;
}

/** Notifies the page that opened this window how it went and closes; in a tab, goes on to the right page. */
export function FinishGoogle() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const error = new URLSearchParams(window.location.search).get('error');
    if (!isPopup()) {
      window.location.replace(error ? `/login?error=${encodeURIComponent(error)}` : '/');
      return;
    }
    const channel = new BroadcastChannel(POPUP_CHANNEL);
    channel.postMessage({ error } satisfies PopupMessage);
    channel.close();
    // Reaches the page also when it no longer waits for the channel.
    if (!error) notifyOtherTabs();
    window.close();
    setIsOver(true);
  }, []);
  return (
    <p className="page-width py-16 text-center text-muted-foreground">
      {isOver ? 'You can close this window now.' : 'Signing you in…'}
    </p>
  );
}
