'use client';

import { signIn } from 'next-auth/react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useTranslations } from '#translations';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { POPUP_CHANNEL, POPUP_NAME, type PopupMessage } from '../session/google-popup.ts';
import { notifyOtherTabs } from '../session/providers.tsx';

/** Session storage survives redirects through the provider, the window's name may not. */
const STORAGE_KEY = 'google-popup';

const isPopup = (): boolean => window.name === POPUP_NAME || readStored(STORAGE_KEY, v.literal(POPUP_NAME)) !== null;

const DONE_PATH = '/auth/done';

export function StartGoogle() {
  const t = useTranslations('signIn.google');
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (window.name === POPUP_NAME) writeStored(STORAGE_KEY, POPUP_NAME);
    signIn('google', { callbackUrl: DONE_PATH }).catch(() => {
      window.location.replace(`${DONE_PATH}?error=OAuthSignin`);
    });
  }, []);
  return <p className="page-width py-16 text-center text-muted-foreground">{t('opening')}</p>;
}

export function FinishGoogle() {
  const t = useTranslations('signIn.google');
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
    // Reaches the opener even if it no longer listens on the channel.
    if (!error) notifyOtherTabs();
    window.close();
    setIsOver(true);
  }, []);
  return <p className="page-width py-16 text-center text-muted-foreground">{t(isOver ? 'canClose' : 'signingIn')}</p>;
}
