'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { useAuth } from '@/components/auth/session/auth-context';
import { toast } from '@/components/ui/use-toast';
import { AUTH_TOASTS } from '@/lib/constants/auth-messages';

/**
 * The signed-in user of a screen that needs one. Anyone else is taken to /login as soon as that is known (spec §2,
 * /profile); where it cannot be known a toast says so (spec §8).
 */
export function useOwnProfile() {
  const router = useRouter();
  const { user, loading, authError, refresh } = useAuth();
  const isLeaving = useRef(false);
  const isSignedOut = !loading && !user && !authError;

  useEffect(() => {
    if (isSignedOut && !isLeaving.current) router.replace('/login');
  }, [isSignedOut, router]);

  useEffect(() => {
    if (authError) toast({ ...AUTH_TOASTS.authenticationError, variant: 'destructive' });
  }, [authError]);

  /** Goes elsewhere, although the session ends meanwhile. */
  const leaveTo = useCallback(
    (path: Route) => {
      isLeaving.current = true;
      router.replace(path);
    },
    [router],
  );
  return { user, isUnknown: authError !== null && !user, retry: refresh, leaveTo };
}
