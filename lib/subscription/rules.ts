import type Stripe from 'stripe';
import type { Subscription } from '@/lib/generated/prisma/client.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionState, type SubscriptionStatus } from './schema.ts';

/** A stored subscription without what only the database needs. */
export type Snapshot = Omit<Subscription, 'revision' | 'syncedAt' | 'lapsedAt'>;

/**
 * How long access outlasts the paid period while nothing is known of the next one, in milliseconds: Stripe bills about
 * an hour after the period's end and delivers an event for up to three days.
 */
export const RENEWAL_GRACE_MS = 3 * 24 * 60 * 60 * 1000;

/** Statuses with access: past_due too, while Stripe still tries to collect (docs/decisions/0010). */
export const WITH_ACCESS: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

const dateOf = (seconds: number) => new Date(seconds * 1000);

/** An object of Stripe's API before 2025-03-31 has the period on the subscription itself. */
type OlderSubscription = { current_period_end?: number };

/** The latest end among the items; where Stripe names none, nothing is known to be paid for. */
function periodEndOf(subscription: Stripe.Subscription & OlderSubscription): number {
  const { items, current_period_end, created } = subscription;
  const ends = items.data.flatMap((item) => item.current_period_end ?? []);
  return ends.length > 0 ? Math.max(...ends) : (current_period_end ?? created);
}

/** The id of an object that Stripe gives as an id or expanded. */
export const idOf = (object: string | { id: string }) => (typeof object === 'string' ? object : object.id);

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

/** When it ends or has ended, else when it is to be paid for again. */
const endOf = (row: Snapshot) => row.endedAt ?? row.cancelAt ?? row.currentPeriodEnd;

/**
 * By what subscriptions are compared: one that will be charged again counts before one that will not, that before an
 * ended one; of those that are not charged again the one that lasts longest, else the newest.
 */
function precedence(row: Snapshot): number[] {
  const created = row.createdAt.getTime();
  if (isOver(row)) return [0, endOf(row).getTime(), created];
  return row.cancelAt ? [1, endOf(row).getTime(), created] : [2, created, 0];
}

/** The subscription that counts among all a user ever had: never one that has ended or is ending while another is charged. */
export function currentSubscription<Row extends Snapshot>(rows: readonly Row[]): Row | null {
  const [first] = rows.toSorted((a, b) => {
    const [ofA, ofB] = [precedence(a), precedence(b)];
    const differing = ofA.findIndex((value, place) => value !== ofB[place]);
    return (ofB[differing] ?? 0) - (ofA[differing] ?? 0);
  });
  return first ?? null;
}

/** How long access lasts by what is known, unless it is renewed; a payment that failed has no renewal to wait for. */
function accessEnd({ status, cancelAt, currentPeriodEnd }: Snapshot): number {
  if (cancelAt) return cancelAt.getTime();
  return currentPeriodEnd.getTime() + (status === 'past_due' ? 0 : RENEWAL_GRACE_MS);
}

/** Whether one of a user's subscriptions gives unlimited generation now (spec §6, Premium subscriber). */
export function hasPremiumAccess(rows: readonly Snapshot[], now: Date): boolean {
  return rows.some((row) => !isOver(row) && WITH_ACCESS.has(row.status) && now.getTime() < accessEnd(row));
}

const isListed = (status: string): status is SubscriptionStatus =>
  SUBSCRIPTION_STATUSES.some((listed) => listed === status);

function shownStatus(row: Snapshot): SubscriptionStatus {
  if (row.status === 'incomplete_expired') return 'incomplete_expired';
  const isEnding = row.cancelAt !== null && WITH_ACCESS.has(row.status);
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
  return { status: shownStatus(row), currentPeriodEnd: endOf(row).toISOString() };
}

/** The id of the subscription that an event is about; null for one that concerns no subscription. */
export function subscriptionIdOf({ data: { object } }: Stripe.Event): string | null {
  if (object.object === 'subscription') return object.id ?? null;
  if (object.object === 'checkout.session') {
    return object.subscription ? idOf(object.subscription) : null;
  }
  if (object.object !== 'invoice') return null;
  // Before 2025-03-31 the invoice named its subscription itself.
  const { parent, subscription } = object as Stripe.Invoice & { subscription?: string | null };
  const named = parent?.subscription_details?.subscription ?? subscription;
  return named ? idOf(named) : null;
}
