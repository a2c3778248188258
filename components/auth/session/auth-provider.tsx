'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { SESSION_REFRESH_BEFORE_MS } from '@/lib/constants/limits.ts';
import { AuthContext, type SessionAnswer } from './auth-context.ts';
import { SESSION_PATH, useAuthActions } from './use-auth-actions.ts';

/** Longest delay of a browser timer; a longer one fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** With a wrong clock every session looks expired; this limits the requests. */
const MIN_TIMER_MS = 60_000;

/**
 * Delay until the session is renewed, five minutes before it expires (spec §9).
 * @param expires ISO time
 * @param now milliseconds since 1970
 * @returns milliseconds, at least a minute
 */
export function refreshDelay(expires: string, now: number): number {
  const end = Date.parse(expires);
  if (Number.isNaN(end)) return MAX_TIMER_MS;
  return Math.min(Math.max(MIN_TIMER_MS, end - SESSION_REFRESH_BEFORE_MS - now), MAX_TIMER_MS);
}

/** Provides the session on every page. It is loaded once and renewed before it expires. */
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
    () => ({
      user: data?.user ?? null,
      isOperator: data?.isOperator === true,
      loading: isLoading,
      authError: error ?? null,
      ...actions,
    }),
    [data, error, isLoading, actions],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
