'use client';

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import useSWR, { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import { OPERATOR_KEY } from '@/components/storage/keys.ts';
import { forgetTab, writeStored } from '@/components/storage/stored.ts';
import { MEMBER_COOKIE } from '@/lib/constants/cookies.ts';
import { SESSION_REFRESH_BEFORE_MS } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';
import { type Auth, AuthContext, type SessionAnswer } from './auth-context.ts';
import { AuthError, rethrow } from './auth-error.ts';
import { checkConfiguration, signInWithGooglePopup } from './google-popup.ts';

// Our Content-Security-Policy forbids eval, which zod would try. Importing zod's `config` would load zod on every page.
const holder = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } };
if (typeof window !== 'undefined') {
  holder.__zod_globalConfig ??= {};
  holder.__zod_globalConfig.jitless = true;
}

/** SWR defaults (spec §7, §9): no retries, no automatic refetch, never stale, errors thrown. */
const CONFIGURATION: SWRConfiguration = {
  fetcher: (url: string) => requestJson(url),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
};

export const DataProvider = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={CONFIGURATION}>{children}</SWRConfig>
);

const STORAGE_KEY = 'session-changed';

export function notifyOtherTabs(): void {
  // Some private windows refuse storage; other tabs then notice on their next request.
  writeStored(STORAGE_KEY, Date.now(), 'browser');
}

const SESSION_PATH = '/api/auth/session';

type Actions = Omit<Auth, 'user' | 'isOperator' | 'loading' | 'authError'>;

/** Loaded only to sign out, or to sign in without a popup. */
const loadNextAuth = () => import('next-auth/react');

function useAuthActions(): Actions {
  const { cache, mutate } = useSWRConfig();

  /** Reloads the session. Data of one user is dropped before another one appears. */
  const follow = useCallback(async () => {
    const before: SessionAnswer | undefined = cache.get(SESSION_PATH)?.data;
    const session = await requestJson<SessionAnswer>(SESSION_PATH);
    if (session.user?.uid !== before?.user?.uid) {
      await mutate((key: unknown) => key !== SESSION_PATH, undefined, { revalidate: false });
    }
    await mutate(SESSION_PATH, session, { revalidate: false });
    return session;
  }, [cache, mutate]);

  useEffect(() => {
    const listen = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY) void follow().catch(console.error);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [follow]);

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
      // Drafts must not remain for the next user of this browser.
      forgetTab();
      const { user } = await changeSession();
      if (user) throw new Error('the session did not end');
    };
    return {
      refresh: async () => void (await changeSession().catch(console.error)),
      login: (form) => send('/api/account/login', form).catch(rethrow),
      register: (form) => send('/api/account/register', form).catch(rethrow),
      signInWithGoogle: async (returnTo = '/') => {
        try {
          await signInWithGooglePopup();
          await changeSession();
        } catch (error) {
          console.error(error);
          if (error instanceof AuthError && error.code === 'popup-blocked') {
            await checkConfiguration();
            // In this tab. Not awaited: the page unloads meanwhile.
            void loadNextAuth()
              .then(({ signIn }) => signIn('google', { callbackUrl: returnTo }))
              .catch(console.error);
          }
          throw error;
        }
      },
      signOut: () => endSession().catch(rethrow),
    };
  }, [follow]);
}

const MAX_TIMER_MS = 2 ** 31 - 1;

/** With a wrong clock every session looks expired; this limits the requests. */
const MIN_TIMER_MS = 60_000;

/** Milliseconds until the session is renewed: five minutes before its ISO time `expires` (spec §9), at least one. */
export function refreshDelay(expires: string, now: number): number {
  const end = Date.parse(expires);
  if (Number.isNaN(end)) return MAX_TIMER_MS;
  return Math.min(Math.max(MIN_TIMER_MS, end - SESSION_REFRESH_BEFORE_MS - now), MAX_TIMER_MS);
}

/** Shows what `member:` selects, and corrects the hint by which later pages do so before their first paint. */
function showMember(isMember: boolean): void {
  document.documentElement.toggleAttribute('data-member', isMember);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API misses in Firefox before 140.
  if (!isMember) document.cookie = `${MEMBER_COOKIE}=; Path=/; Max-Age=0`;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, error, isLoading, mutate } = useSWR<SessionAnswer, Error>(SESSION_PATH);
  const expires = data?.user ? data.expires : undefined;

  useEffect(() => {
    if (!expires) return;
    const timer = setTimeout(() => void mutate(), refreshDelay(expires, Date.now()));
    return () => clearTimeout(timer);
  }, [expires, mutate]);

  useLayoutEffect(() => {
    if (!data) return;
    showMember(Boolean(data.user));
    writeStored(OPERATOR_KEY, data.isOperator ?? null, 'browser');
  }, [data]);

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
