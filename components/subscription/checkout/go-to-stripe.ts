import { toast } from '@/components/ui/use-toast.ts';
import { SUBSCRIPTION_FAILURES } from '@/lib/constants/subscription-messages.ts';
import { ApiError, requestJson } from '@/lib/http/client.ts';
import type { RedirectAnswer } from '@/lib/subscription/schema.ts';
import type { FailureTexts } from './failure-toast.ts';
import { subscriptionFailureToast } from './failure-toast.ts';

/** A call that is answered with the address of a page at Stripe. */
type RedirectCall = { path: string; body: Record<string, string>; failure: FailureTexts };

/**
 * Asks for a page of Stripe's and takes the browser there.
 * @returns whether the browser is leaving; a failure has shown a toast
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
