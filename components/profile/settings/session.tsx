'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import type { SessionUser } from '@/lib/auth/schema.ts';

/** The signed-in user: as rendered by the server, then as the session says. */
export const useSignedIn = (rendered: SessionUser): SessionUser => useAuth().user ?? rendered;

/** Asks the server again when the session ends; it redirects to the sign-in page. */
export function SessionWatch() {
  const router = useRouter();
  const { user, loading, authError } = useAuth();
  const isSignedOut = !loading && !user && !authError;
  useEffect(preloadToasts, []);
  useEffect(() => {
    if (isSignedOut) router.refresh();
  }, [isSignedOut, router]);
  return null;
}
