import type Stripe from 'stripe';
import { IS_UNLIMITED } from '@/lib/constants/plans.ts';
import type { Subscription } from '@/lib/generated/prisma/client.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionState, type SubscriptionStatus } from './schema.ts';

export type Snapshot = Omit<Subscription, 'revision' | 'syncedAt' | 'lapsedAt'>;

/** How long access outlasts the paid period, in ms: Stripe bills an hour late and retries events for three days. */
export const RENEWAL_GRACE_MS = 3 * 24 * 60 * 60 * 1000;

/** Statuses with access, including past_due while Stripe retries the payment (docs/decisions/0010). */
export const WITH_ACCESS: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

const fromUnixTime = (seconds: number) => new Date(seconds * 1000);

/** The latest end of the items; without one, nothing is known to be paid. */
function readPeriodEnd({ items, created }: Stripe.Subscription): number {
  const ends = items.data.flatMap((item) => item.current_period_end ?? []);
  return ends.length > 0 ? Math.max(...ends) : created;
}

export const objectId = (object: string | { id: string }) => (typeof object === 'string' ? object : object.id);

export function subscriptionSnapshot(subscription: Stripe.Subscription, userId: string): Snapshot {
  const periodEnd = readPeriodEnd(subscription);
  const { cancel_at, cancel_at_period_end, ended_at } = subscription;
  // The portal sets cancel_at, our own cancellation cancel_at_period_end; they mean the same.
  const cancelAt = cancel_at ?? (cancel_at_period_end ? periodEnd : null);
  return {
    id: subscription.id,
    userId,
    customerId: objectId(subscription.customer),
    status: subscription.status,
    currentPeriodEnd: fromUnixTime(periodEnd),
    cancelAt: cancelAt === null ? null : fromUnixTime(cancelAt),
    endedAt: ended_at === null ? null : fromUnixTime(ended_at),
    createdAt: fromUnixTime(subscription.created),
  };
}

export const isOver = ({ status, endedAt }: Pick<Snapshot, 'status' | 'endedAt'>) =>
  endedAt !== null || OVER.has(status);

/** When it ends or ended, else when it renews. */
const subscriptionEnd = (row: Snapshot) => row.endedAt ?? row.cancelAt ?? row.currentPeriodEnd;

/** Sort order: renewing, then ending, then ended; among the latter the longest, else the newest. */
function precedence(row: Snapshot): number[] {
  const created = row.createdAt.getTime();
  if (isOver(row)) return [0, subscriptionEnd(row).getTime(), created];
  return row.cancelAt ? [1, subscriptionEnd(row).getTime(), created] : [2, created, 0];
}

/** The subscription that counts: never an ended or ending one while another renews. */
export function currentSubscription<Row extends Snapshot>(rows: readonly Row[]): Row | null {
  const [first] = rows.toSorted((a, b) => {
    const [ofA, ofB] = [precedence(a), precedence(b)];
    const differing = ofA.findIndex((value, place) => value !== ofB[place]);
    return (ofB[differing] ?? 0) - (ofA[differing] ?? 0);
  });
  return first ?? null;
}

/** When access ends unless renewed; a failed payment has no grace period. */
function accessEnd({ status, cancelAt, currentPeriodEnd }: Snapshot): number {
  if (cancelAt) return cancelAt.getTime();
  return currentPeriodEnd.getTime() + (status === 'past_due' ? 0 : RENEWAL_GRACE_MS);
}

/** Whether a user has what premium opens (spec §6, Premium subscriber); without limits, everybody has. */
export function hasPremiumAccess(rows: readonly Snapshot[], now: Date): boolean {
  return (
    IS_UNLIMITED || rows.some((row) => !isOver(row) && WITH_ACCESS.has(row.status) && now.getTime() < accessEnd(row))
  );
}

const isListed = (status: string): status is SubscriptionStatus =>
  SUBSCRIPTION_STATUSES.some((listed) => listed === status);

function shownStatus(row: Snapshot): SubscriptionStatus {
  if (row.status === 'incomplete_expired') return 'incomplete_expired';
  const isEnding = row.cancelAt !== null && WITH_ACCESS.has(row.status);
  if (isOver(row) || isEnding) return 'canceled';
  // `paused` and future statuses: no access, and something to settle with Stripe.
  return isListed(row.status) ? row.status : 'unpaid';
}

/** A subscription for the screens (spec §4): canceled as soon as it will not renew, with the end of access. */
export function subscriptionState(row: Snapshot | null): SubscriptionState | null {
  if (!row) return null;
  return { status: shownStatus(row), currentPeriodEnd: subscriptionEnd(row).toISOString() };
}

export function eventSubscriptionId({ data: { object } }: Stripe.Event): string | null {
  if (object.object === 'subscription') return object.id ?? null;
  if (object.object === 'checkout.session') {
    return object.subscription ? objectId(object.subscription) : null;
  }
  if (object.object !== 'invoice') return null;
  // Before 2025-03-31, the invoice named its subscription itself.
  const { parent, subscription } = object as Stripe.Invoice & { subscription?: string | null };
  const named = parent?.subscription_details?.subscription ?? subscription;
  return named ? objectId(named) : null;
}
