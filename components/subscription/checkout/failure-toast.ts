import type { ToastInput } from '@/components/ui/use-toast.ts';
import { TOAST_DURATION_MS } from '@/lib/constants/limits.ts';
import { SUBSCRIPTION_MESSAGES } from '@/lib/constants/subscription-messages.ts';
import { ApiError, apiErrorDetails } from '@/lib/http/client.ts';

/** A failure's title, and what is said where the server gives no reason. */
export type FailureTexts = { title: string; fallback: string };

/** No answer at all, or one that says that Stripe gave none. */
const isConnectionIssue = (error: unknown) =>
  error instanceof TypeError || (error instanceof ApiError && error.status === 503);

/** What to show somebody when a call about their subscription failed (spec §8). */
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
