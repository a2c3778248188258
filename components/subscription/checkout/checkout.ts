'use client';

import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { TOAST_DURATION_MS } from '@/lib/constants/limits.ts';
import { SUBSCRIPTION_FAILURES, SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { RedirectAnswer } from '@/lib/subscription/schema.ts';

/** A failure's title, and its description if the server gives no reason. */
export type FailureTexts = { title: string; fallback: string };

/** No response, or Stripe is unavailable. */
const isConnectionIssue = (error: unknown) =>
  error instanceof TypeError || (error instanceof ApiError && error.status === 503);

/** The toast for a failed subscription request (spec §8). */
export function subscriptionFailureToast(error: unknown, texts: FailureTexts): ToastInput {
  if (isConnectionIssue(error)) {
    return { ...SUBSCRIPTION_MESSAGES.connectionIssue, variant: 'destructive' };
  }
  return {
    title: texts.title,
    description: apiErrorDetails(error).message ?? texts.fallback,
    duration: TOAST_DURATION_MS,
    variant: 'destructive',
  };
}

/** Runs when the browser restores the page from its back/forward cache. */
export function usePageReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}

/** A request answered with a Stripe URL. */
type RedirectCall = { path: string; body: Record<string, string>; failure: FailureTexts };

/**
 * Requests a Stripe page and opens it.
 * @returns whether the browser is leaving; failures show a toast
 */
export async function goToStripe({ path, body, failure }: RedirectCall): Promise<boolean> {
  try {
    const { url } = await requestJson<Partial<RedirectAnswer>>(path, { method: 'POST', body });
    if (url) {
      window.location.assign(url);
      return true;
    }
    toast(subscriptionFailureToast(undefined, SUBSCRIPTION_FAILURES.noUrl));
  } catch (error) {
    const texts = error instanceof ApiError ? failure : SUBSCRIPTION_FAILURES.start;
    toast(subscriptionFailureToast(error, texts));
  }
  return false;
}

/** Starts a subscription on Stripe's page (spec §5, §7); `isBusy` until the browser has left. */
export function useCheckout() {
  const { user } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  // A second click may come before the next render.
  const isRunning = useRef(false);

  function setRunning(next: boolean): void {
    isRunning.current = next;
    setIsBusy(next);
  }
  usePageReturn(() => setRunning(false));

  async function subscribe(): Promise<void> {
    if (isRunning.current) return;
    if (!user?.uid || !user.email) {
      toast({ ...SUBSCRIPTION_MESSAGES.signInToSubscribe, variant: 'destructive' });
      return;
    }
    setRunning(true);
    const { origin } = window.location;
    const returns = { successUrl: `${origin}/profile`, cancelUrl: `${origin}/` };
    const isLeaving = await goToStripe({
      path: '/api/subscription/create-checkout-session',
      body: { userId: user.uid, email: user.email, ...returns },
      failure: SUBSCRIPTION_FAILURES.checkout,
    });
    if (!isLeaving) setRunning(false);
  }
  return { isBusy, subscribe };
}
