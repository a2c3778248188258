'use client';

import { signIn } from 'next-auth/react';
import { useEffect, useRef } from 'react';
import { markPopup } from './popup-mark.ts';

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
