'use client';

import { useAuth } from '@/components/auth/session/auth-context';
import { LANDING_MESSAGES } from '@/lib/constants/messages';

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
