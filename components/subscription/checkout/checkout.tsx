import type { ComponentProps } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { withMessages } from '@/components/messages/client.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { leaveFor } from '@/components/ui/use-busy.ts';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import { TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { RedirectAnswer } from '@/lib/subscription/schema.ts';

type Failure = 'checkout' | 'start' | 'noUrl' | 'sync' | 'cancel' | 'resume' | 'portal';

/** The description is the server's reason, if it gave one. */
export function subscriptionFailureToast(t: Translator<'subscription'>, error: unknown, failure: Failure): ToastInput {
  // No response, or Stripe is unavailable.
  if (error instanceof TypeError || (error instanceof ApiError && error.status === 503)) {
    return { ...t.titled('connectionIssue'), variant: 'destructive' };
  }
  const { title, description } = t.titled(`failed.${failure}`);
  return { title, description: apiErrorDetails(error).message ?? description, variant: 'destructive' };
}

/** Leaves for a page of Stripe; the server gives its address. */
export function useStripePage(path: string, failure: Failure): (body: object) => Promise<void> {
  const t = useTranslations('subscription');
  return async (body) => {
    try {
      const { url } = await requestJson<Partial<RedirectAnswer>>(path, { method: 'POST', body });
      if (url) await leaveFor(url);
      else toast(subscriptionFailureToast(t, undefined, 'noUrl'));
    } catch (error) {
      toast(subscriptionFailureToast(t, error, error instanceof ApiError ? failure : 'start'));
    }
  };
}

/** Disabled without Stripe; a sentence beside it says why. */
export function CheckoutButton(props: ComponentProps<typeof ActionButton>) {
  const t = useTranslations('subscription');
  const { user } = useAuth();
  const goToCheckout = useStripePage('/api/subscription/create-checkout-session', 'checkout');

  async function subscribe(): Promise<void> {
    if (!user?.email) {
      toast({ ...t.titled('signInNeeded'), variant: 'destructive' });
      return;
    }
    const { origin } = window.location;
    const body = { userId: user.uid, email: user.email, successUrl: `${origin}/profile`, cancelUrl: `${origin}/` };
    await goToCheckout(body);
  }
  const unavailable = TAKES_PAYMENTS ? {} : ({ variant: 'outline', disabled: true } as const);
  return <ActionButton busyText={t('actions.openingCheckout')} onClick={subscribe} {...props} {...unavailable} />;
}

export const loadDialogs = () => withMessages(import('../dialogs.tsx'), 'subscription', 'auth', 'premium');

/**
 * The subscription dialog to render, loaded when `offer` opens it. `reason` defaults to the free blogs. An operator
 * without Stripe would pay nobody, and learns which setting opens the feature.
 */
export function usePremiumOffer(reason?: string) {
  const t = useTranslations('premium');
  const { isOperator } = useAuth();
  const { open, show } = useLazyPart(loadDialogs, 'subscriptionDialog');
  const offer = () => (isOperator && !TAKES_PAYMENTS ? toast(t.titled('operatorFeature')) : open());
  return { offer, dialog: show({ reason }) };
}
