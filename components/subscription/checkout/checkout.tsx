import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { TOAST_DURATION_MS } from '@/lib/constants/limits.ts';
import { TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { SUBSCRIPTION_FAILURES, SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { RedirectAnswer } from '@/lib/subscription/schema.ts';

/** A failure's title, and its description if the server gives no reason. */
export type FailureTexts = { title: string; fallback: string };

export function subscriptionFailureToast(error: unknown, texts: FailureTexts): ToastInput {
  // No response, or Stripe is unavailable.
  if (error instanceof TypeError || (error instanceof ApiError && error.status === 503)) {
    return { ...SUBSCRIPTION_MESSAGES.connectionIssue, variant: 'destructive' };
  }
  const description = apiErrorDetails(error).message ?? texts.fallback;
  return { title: texts.title, description, duration: TOAST_DURATION_MS, variant: 'destructive' };
}

/** The action that runs, at most one. `busy` also ends when the browser restores the page from its back/forward cache. */
export function useOneAction<Action extends string>() {
  const [busy, setBusy] = useState<Action | null>(null);
  // A second click may come before the next render.
  const isRunning = useRef(false);

  function set(next: Action | null): void {
    isRunning.current = next !== null;
    setBusy(next);
  }
  const settle = () => set(null);
  const onReturn = useEffectEvent(settle);
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);

  return {
    busy,
    /** Whether the action may run: false while one runs. */
    begin: (action: Action) => {
      if (isRunning.current) return false;
      set(action);
      return true;
    },
    settle,
  };
}

type RedirectCall = { path: string; body: Record<string, string>; failure: FailureTexts };

/** Opens a Stripe page; resolves with whether the browser is leaving. Failures show a toast. */
export async function goToStripe({ path, body, failure }: RedirectCall): Promise<boolean> {
  try {
    const { url } = await requestJson<Partial<RedirectAnswer>>(path, { method: 'POST', body });
    if (url) {
      window.location.assign(url);
      return true;
    }
    toast(subscriptionFailureToast(undefined, SUBSCRIPTION_FAILURES.noUrl));
  } catch (error) {
    toast(subscriptionFailureToast(error, error instanceof ApiError ? failure : SUBSCRIPTION_FAILURES.start));
  }
  return false;
}

/** Starts a subscription on Stripe's page (spec §5, §7); `isBusy` until the browser has left. */
export function useCheckout() {
  const { user } = useAuth();
  const { busy, begin, settle } = useOneAction<'checkout'>();

  async function subscribe(): Promise<void> {
    if (!user?.uid || !user.email) {
      toast({ ...SUBSCRIPTION_MESSAGES.signInToSubscribe, variant: 'destructive' });
      return;
    }
    if (!TAKES_PAYMENTS) {
      toast({ ...SUBSCRIPTION_MESSAGES.notSetUp, variant: 'destructive' });
      return;
    }
    if (!begin('checkout')) return;
    const { origin } = window.location;
    const returns = { successUrl: `${origin}/profile`, cancelUrl: `${origin}/` };
    const isLeaving = await goToStripe({
      path: '/api/subscription/create-checkout-session',
      body: { userId: user.uid, email: user.email, ...returns },
      failure: SUBSCRIPTION_FAILURES.checkout,
    });
    if (!isLeaving) settle();
  }
  return { isBusy: busy !== null, subscribe };
}

const SubscriptionDialog = lazy(() => import('./subscription-dialog.tsx'));

/**
 * The subscription dialog to render, loaded when `offer` opens it. `reason` defaults to the free blogs. An operator
 * without Stripe would pay nobody, and learns which setting opens the feature.
 */
export function usePremiumOffer(reason?: string) {
  const { isOperator } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const dialog = <Suspense>{isOpen ? <SubscriptionDialog onClose={close} reason={reason} /> : null}</Suspense>;
  const offer = () => (isOperator && !TAKES_PAYMENTS ? toast(SUBSCRIPTION_MESSAGES.operatorFeature) : setIsOpen(true));
  return { offer, dialog };
}
