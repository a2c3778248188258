'use client';

import { useEffect, useState } from 'react';
import { POPUP_CHANNEL, type PopupMessage } from '../session/google-popup.ts';
import { notifyOtherTabs } from '../session/other-tabs.ts';
import { isPopup } from './popup-mark.ts';

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
