import type { SubscriptionState, SubscriptionStatus } from '@/lib/subscription/schema';

/** What the subscription card shows (spec §4, Subscription). */
export type PlanState = 'free' | 'active' | 'ending' | 'ended' | 'issue';

/** Whether a subscription's date has passed. */
export function hasEnded({ currentPeriodEnd }: SubscriptionState, now = new Date()): boolean {
  return new Date(currentPeriodEnd) <= now;
}

/** Which of them a subscription is in. */
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

/** A status in plain words ('past_due' → 'past due'). */
export const statusLabel = (status: SubscriptionStatus) => status.replaceAll('_', ' ');
