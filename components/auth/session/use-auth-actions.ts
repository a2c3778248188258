'use client';

import { useEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { forgetTab, writeStored } from '@/components/storage/stored.ts';
import { AUTH_MESSAGES } from '@/lib/constants/auth-messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { Auth, SessionAnswer } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { checkConfiguration, signInWithGooglePopup } from './google-popup.ts';

/** Written when somebody signs in or out; the browser notifies the other tabs. */
const STORAGE_KEY = 'session-changed';

/** Notifies the other tabs of this browser that the session is another one now. */
export function notifyOtherTabs(): void {
  // Private windows of some browsers refuse storage; the other tabs then learn it when they ask.
  writeStored(STORAGE_KEY, Date.now(), 'browser');
}

/** Calls `listener` when the session changes in another tab; gives the function that stops it. */
function onChangeInOtherTab(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Where the session is read, and its key among everything that is read. */
export const SESSION_PATH = '/api/auth/session';

type Actions = Omit<Auth, 'user' | 'isOperator' | 'loading' | 'authError'>;

/** Logs an error and throws it again, for the caller to show (spec §8). */
function rethrow(error: unknown, fallback: string): never {
  console.error(error);
  throw new Error(apiErrorDetails(error).message ?? fallback, { cause: error });
}

/** next-auth's own client is only fetched by whoever signs out or has no sign-in window. */
const loadNextAuth = () => import('next-auth/react');

/**
 * Google in this tab; comes back to `returnTo`, or to the login page with an error.
 * @throws AuthError when it cannot begin
 */
async function signInWithGoogleHere(returnTo: string): Promise<void> {
  await checkConfiguration();
  // Not awaited: the page is left meanwhile.
  void loadNextAuth()
    .then(({ signIn }) => signIn('google', { callbackUrl: returnTo }))
    .catch(console.error);
}

/**
 * Reads the session anew. Whatever was read for one user is forgotten before another one shows.
 * @returns a function that gives the new session
 */
function useFollowSession(): () => Promise<SessionAnswer> {
  const { cache, mutate } = useSWRConfig();
  return useMemo(
    () => async () => {
      const before: SessionAnswer | undefined = cache.get(SESSION_PATH)?.data;
      const session = await requestJson<SessionAnswer>(SESSION_PATH);
      if (session.user?.uid !== before?.user?.uid) {
        const isOther = (key: unknown) => key !== SESSION_PATH;
        await mutate(isOther, undefined, { revalidate: false });
      }
      await mutate(SESSION_PATH, session, { revalidate: false });
      return session;
    },
    [cache, mutate],
  );
}

/** Signing in and out. Other tabs of the browser follow. */
export function useAuthActions(): Actions {
  const follow = useFollowSession();
  useEffect(() => onChangeInOtherTab(() => void follow().catch(console.error)), [follow]);

  return useMemo(() => {
    const changeSession = async () => {
      notifyOtherTabs();
      return follow();
    };
    const send = async (path: string, body: unknown) => {
      await requestJson(path, { method: 'POST', body });
      await changeSession();
    };
    const endSession = async () => {
      const { signOut } = await loadNextAuth();
      await signOut({ redirect: false });
      // Drafts of whoever leaves are not for whoever comes next.
      forgetTab();
      const { user } = await changeSession();
      if (user) throw new Error('the session did not end');
    };
    return {
      refresh: async () => void (await changeSession().catch(console.error)),
      login: (form) => send('/api/account/login', form).catch((e) => rethrow(e, AUTH_MESSAGES.loginFailed)),
      register: (form) => send('/api/account/register', form).catch((e) => rethrow(e, AUTH_MESSAGES.registerFailed)),
      signInWithGoogle: async (returnTo = '/') => {
        try {
          await signInWithGooglePopup();
          await changeSession();
        } catch (error) {
          console.error(error);
          const isBlocked = error instanceof AuthError && error.code === 'popup-blocked';
          if (isBlocked) await signInWithGoogleHere(returnTo);
          throw error;
        }
      },
      signOut: () => endSession().catch((e) => rethrow(e, AUTH_MESSAGES.logoutFailed)),
    };
  }, [follow]);
}
