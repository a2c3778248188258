'use client';

import type { PropsWithChildren, ReactNode } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { LANDING_MESSAGES } from '@/lib/constants/messages.ts';

type ForVisitorsProps = PropsWithChildren<{
  /** What is shown to whoever is signed in. */
  signedIn?: ReactNode;
}>;

/** Something for visitors without an account. The page that is the same for everybody has it; a session takes it away. */
export function ForVisitors({ signedIn = null, children }: ForVisitorsProps) {
  const { user } = useAuth();
  return user ? signedIn : children;
}

/**
 * What a visitor without an account gets, as a dateline under the masthead (spec §2). Its line stays when someone is
 * signed in, so that nothing below it moves.
 */
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
