'use client';

import { useRef, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { SUBSCRIPTION_FAILURES, SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import { goToStripe } from './go-to-stripe.ts';
import { usePageReturn } from './use-page-return.ts';

/** Begins a subscription at Stripe's page (spec §5, §7); `isBusy` from the click until the browser has left. */
export function useCheckout() {
  const { user } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  // A second click can come before React has drawn the first.
  const isUnderWay = useRef(false);

  function setUnderWay(next: boolean): void {
    isUnderWay.current = next;
    setIsBusy(next);
  }
  usePageReturn(() => setUnderWay(false));

  async function subscribe(): Promise<void> {
    if (isUnderWay.current) return;
    if (!user?.uid || !user.email) {
      toast({ ...SUBSCRIPTION_MESSAGES.signInToSubscribe, variant: 'destructive' });
      return;
    }
    setUnderWay(true);
    const { origin } = window.location;
    const returns = { successUrl: `${origin}/profile`, cancelUrl: `${origin}/` };
    const isLeaving = await goToStripe({
      path: '/api/subscription/create-checkout-session',
      body: { userId: user.uid, email: user.email, ...returns },
      failure: SUBSCRIPTION_FAILURES.checkout,
    });
    if (!isLeaving) setUnderWay(false);
  }
  return { isBusy, subscribe };
}
