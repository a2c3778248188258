'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { AuthContext, type SessionAnswer } from './auth-context';
import { refreshDelay } from './session-refresh';
import { SESSION_PATH, useAuthActions } from './use-auth-actions';

/** Knows who is signed in, on every page. The session is read once and renewed before it ends. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, error, isLoading, mutate } = useSWR<SessionAnswer, Error>(SESSION_PATH);
  const expires = data?.user ? data.expires : undefined;

  useEffect(() => {
    if (!expires) return;
    const timer = setTimeout(() => void mutate(), refreshDelay(expires, Date.now()));
    return () => clearTimeout(timer);
  }, [expires, mutate]);

  useEffect(() => {
    if (error) console.error(error);
  }, [error]);

  const actions = useAuthActions();
  const auth = useMemo(
    () => ({ user: data?.user ?? null, loading: isLoading, authError: error ?? null, ...actions }),
    [data, error, isLoading, actions],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
