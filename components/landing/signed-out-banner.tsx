'use client';

import { useAuth } from '@/components/auth/session/auth-context.ts';
import { LANDING_MESSAGES } from '@/lib/constants/messages.ts';

/** Offer for visitors (spec §2); the operator, who has no limit, may be one. */
export function SignedOutBanner() {
  const { isOperator } = useAuth();
  return isOperator ? null : (
    <div className="page-width member:hidden">
      <p className="border-b border-border py-1.5 text-center text-xs leading-snug text-balance text-muted-foreground">
        {LANDING_MESSAGES.banner}
      </p>
    </div>
  );
}
