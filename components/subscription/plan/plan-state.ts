import type { SubscriptionState, SubscriptionStatus } from '@/lib/subscription/schema.ts';

/** State of the subscription card (spec §4, Subscription). */
export type PlanState = 'free' | 'active' | 'ending' | 'ended' | 'issue';

/** Whether the subscription's date has passed. */
export function hasEnded({ currentPeriodEnd }: SubscriptionState, now = new Date()): boolean {
  return new Date(currentPeriodEnd) <= now;
}

/** The state of a subscription. */
export function planState(subscription: SubscriptionState | null, now = new Date()): PlanState {
  if (!subscription) return 'free';
  switch (subscription.status) {
    case 'incomplete_expired':
      return 'free';
    case 'active':
    case 'trialing':
      return 'active';
    case 'canceled':
      return hasEnded(subscription, now) ? 'ended' : 'ending';
    default:
      return 'issue';
  }
}

/** A status as text ('past_due' → 'past due'). */
export const statusLabel = (status: SubscriptionStatus) => status.replaceAll('_', ' ');

/** Explains a payment issue (spec §4); `date` is the subscription’s date as shown. */
export function issueText(subscription: SubscriptionState, date: string, now = new Date()): string {
  switch (subscription.status) {
    case 'past_due':
      return hasEnded(subscription, now)
        ? `Your last payment failed, and premium ended on ${date}. Pay with another card to restore it.`
        : `Your last payment failed. We are retrying it; premium ends on ${date} at the latest. Pay with another card to keep it.`;
    case 'incomplete':
      return 'Your first payment is incomplete, so premium has not started. Complete the payment to start it.';
    default:
      return 'Your last payment failed, and premium has ended. Pay to restore it.';
  }
}
