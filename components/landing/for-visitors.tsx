'use client';

import type { PropsWithChildren, ReactNode } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { LANDING_MESSAGES } from '@/lib/constants/messages.ts';

type ForVisitorsProps = PropsWithChildren<{
  /** Content for signed-in users. */
  signedIn?: ReactNode;
}>;

/** Content for visitors without an account. The cached page shows it; a session replaces it. */
export function ForVisitors({ signedIn = null, children }: ForVisitorsProps) {
  const { user } = useAuth();
  return user ? signedIn : children;
}

/** Offer for visitors (spec §2). The line stays for signed-in users, so that nothing below moves. */
export function SignedOutBanner() {
  const { user } = useAuth();
  return (
    <div className="page-width">
      <p className="border-b border-border py-2 text-center text-[0.8125rem] leading-snug font-medium text-balance">
        {user ? `Signed in as ${user.displayName}` : LANDING_MESSAGES.banner}
      </p>
    </div>
  );
}
