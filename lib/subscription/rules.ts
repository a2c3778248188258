import type Stripe from 'stripe';
import type { Subscription } from '@/lib/generated/prisma/client';
import { SUBSCRIPTION_STATUSES, type SubscriptionState, type SubscriptionStatus } from './schema';

/** Price of the premium plan (spec §9): US cents each month. */
export const PREMIUM_CENTS = 900;

/** A stored subscription without what only the database needs. */
export type Snapshot = Omit<Subscription, 'revision' | 'syncedAt'>;

/**
 * How long access outlasts the paid period while nothing is known of the next one, in milliseconds: Stripe bills about
 * an hour after the period's end and delivers an event for up to three days.
 */
const RENEWAL_GRACE_MS = 3 * 24 * 60 * 60 * 1000;

/** Statuses with access: past_due too, while Stripe still tries to collect (docs/decisions/0010). */
const WITH_ACCESS: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

const dateOf = (seconds: number) => new Date(seconds * 1000);

/** An object of Stripe's API before 2025-03-31 has the period on the subscription itself. */
type OlderSubscription = { current_period_end?: number };

function periodEndOf(subscription: Stripe.Subscription & OlderSubscription): number {
  const end = subscription.items.data[0]?.current_period_end ?? subscription.current_period_end;
  if (end === undefined) throw new Error(`${subscription.id} has no current_period_end`);
  return end;
}

/** The id of an object that Stripe gives as an id or expanded. */
export const idOf = (object: string | { id: string }) =>
  typeof object === 'string' ? object : object.id;

/** What we keep of a subscription. */
export function snapshotOf(subscription: Stripe.Subscription, userId: string): Snapshot {
  const periodEnd = periodEndOf(subscription);
  const { cancel_at, cancel_at_period_end, ended_at } = subscription;
  // The portal sets cancel_at, our own cancel cancel_at_period_end; both mean the same to us.
  const cancelAt = cancel_at ?? (cancel_at_period_end ? periodEnd : null);
  return {
    id: subscription.id,
    userId,
    customerId: idOf(subscription.customer),
    status: subscription.status,
    currentPeriodEnd: dateOf(periodEnd),
    cancelAt: cancelAt === null ? null : dateOf(cancelAt),
    endedAt: ended_at === null ? null : dateOf(ended_at),
    createdAt: dateOf(subscription.created),
  };
}

/** Whether nothing will ever be charged for it again. */
export const isOver = ({ status, endedAt }: Pick<Snapshot, 'status' | 'endedAt'>) =>
  endedAt !== null || OVER.has(status);

/** The subscription that counts among all a user ever had: a running one before an ended one, then the newest. */
export function currentSubscription<Row extends Snapshot>(rows: readonly Row[]): Row | null {
  const rank = (row: Row) => [isOver(row) ? 0 : 1, row.createdAt.getTime()] as const;
  const [first] = rows.toSorted((a, b) => {
    const [overA, createdA] = rank(a);
    const [overB, createdB] = rank(b);
    return overB - overA || createdB - createdA;
  });
  return first ?? null;
}

/** Whether a subscription gives unlimited generation now (spec §6, Premium subscriber). */
export function hasPremiumAccess(row: Snapshot | null, now: Date): boolean {
  if (!row || isOver(row) || !WITH_ACCESS.has(row.status)) return false;
  const end = row.cancelAt?.getTime() ?? row.currentPeriodEnd.getTime() + RENEWAL_GRACE_MS;
  return now.getTime() < end;
}

const isListed = (status: string): status is SubscriptionStatus =>
  SUBSCRIPTION_STATUSES.some((listed) => listed === status);

function shownStatus(row: Snapshot): SubscriptionStatus {
  if (row.status === 'incomplete_expired') return 'incomplete_expired';
  const isEnding = row.cancelAt !== null && (row.status === 'active' || row.status === 'trialing');
  if (isOver(row) || isEnding) return 'canceled';
  // `paused`, and what Stripe may add: no access, and something to be settled with Stripe.
  return isListed(row.status) ? row.status : 'unpaid';
}

/**
 * A subscription as the screens know it (spec §4): canceled from the moment it will not be renewed, with the date on
 * which access ends.
 */
export function stateOf(row: Snapshot | null): SubscriptionState | null {
  if (!row) return null;
  const end = row.endedAt ?? row.cancelAt ?? row.currentPeriodEnd;
  return { status: shownStatus(row), currentPeriodEnd: end.toISOString() };
}

/** The id of the subscription that an event is about; null for one that concerns no subscription. */
export function subscriptionIdOf(event: Stripe.Event): string | null {
  const { object } = event.data;
  if (object.object === 'subscription') return object.id;
  if (object.object === 'checkout.session') return object.subscription && idOf(object.subscription);
  if (object.object !== 'invoice') return null;
  // Before 2025-03-31 the invoice named its subscription itself.
  const { parent, subscription } = object as Stripe.Invoice & { subscription?: string | null };
  const details = parent?.subscription_details;
  return details ? idOf(details.subscription) : (subscription ?? null);
}
