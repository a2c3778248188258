import type { ComponentProps } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { leaveFor } from '@/components/ui/use-busy.ts';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
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
  return { title: texts.title, description, variant: 'destructive' };
}

export async function goToStripe(path: string, body: object, failure: FailureTexts): Promise<void> {
  try {
    const { url } = await requestJson<Partial<RedirectAnswer>>(path, { method: 'POST', body });
    if (url) await leaveFor(url);
    else toast(subscriptionFailureToast(undefined, SUBSCRIPTION_FAILURES.noUrl));
  } catch (error) {
    toast(subscriptionFailureToast(error, error instanceof ApiError ? failure : SUBSCRIPTION_FAILURES.start));
  }
}

/** Disabled without Stripe; NO_SUBSCRIPTIONS beside it says why. */
export function CheckoutButton(props: ComponentProps<typeof ActionButton>) {
  const { user } = useAuth();

  async function subscribe(): Promise<void> {
    if (!user?.email) {
      toast({ ...SUBSCRIPTION_MESSAGES.signInToSubscribe, variant: 'destructive' });
      return;
    }
    const { origin } = window.location;
    const body = { userId: user.uid, email: user.email, successUrl: `${origin}/profile`, cancelUrl: `${origin}/` };
    await goToStripe('/api/subscription/create-checkout-session', body, SUBSCRIPTION_FAILURES.checkout);
  }
  const unavailable = TAKES_PAYMENTS ? {} : ({ variant: 'outline', disabled: true } as const);
  return <ActionButton busyText="Opening checkout..." onClick={subscribe} {...props} {...unavailable} />;
}

/**
 * The subscription dialog to render, loaded when `offer` opens it. `reason` defaults to the free blogs. An operator
 * without Stripe would pay nobody, and learns which setting opens the feature.
 */
export function usePremiumOffer(reason?: string) {
  const { isOperator } = useAuth();
  const { open, show } = useLazyPart(() => import('../dialogs.tsx'), 'subscriptionDialog');
  const offer = () => (isOperator && !TAKES_PAYMENTS ? toast(SUBSCRIPTION_MESSAGES.operatorFeature) : open());
  return { offer, dialog: show({ reason }) };
}
