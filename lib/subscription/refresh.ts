import 'server-only';
import type Stripe from 'stripe';
import { performDue } from '@/lib/jobs/effects.ts';
import { log } from '@/lib/log.ts';
import { findUser } from '@/lib/users/queries.ts';
import { cancelAbandoned, cancellations } from './cancellation.ts';
import { endUnknownSubscription, StaleSnapshotError, saveSnapshot } from './mutations.ts';
import {
  findAllSubscriptions,
  findCustomerId,
  findCustomerOwner,
  findSubscription,
  findSubscriptions,
} from './queries.ts';
import { eventSubscriptionId, isOver, type Snapshot, subscriptionSnapshot } from './rules.ts';
import { callStripe, isUnknownToStripe, verifiedEvent } from './stripe-client.ts';

/** Attempts of a write that others interrupt. */
const ATTEMPTS = 8;

/** A subscription with its customer. @throws AppError not-found, unavailable */
export const retrieveSubscription = (id: string) =>
  callStripe((stripe) => stripe.subscriptions.retrieve(id, { expand: ['customer'] }));

/** The user of a Stripe customer, by our record or the id in its metadata; null if it is not ours. */
export async function findOwner(customer: Stripe.Subscription['customer']): Promise<string | null> {
  if (typeof customer === 'string') throw new Error(`Stripe did not expand the customer ${customer}`);
  const recorded = await findCustomerOwner(customer.id);
  if (recorded || customer.deleted) return recorded;
  const { userId } = customer.metadata;
  return userId && (await findUser(userId)) ? userId : null;
}

/**
 * Stores a subscription as Stripe has it; of parallel calls none stores an older state over a newer one.
 * @returns null without an account: it is canceled if it was sold here
 * @throws AppError not-found, unavailable
 */
export async function refreshSubscription(id: string): Promise<Snapshot | null> {
  for (let attempt = 1; ; attempt += 1) {
    const seen = await findSubscription(id);
    const subscription = await retrieveSubscription(id);
    const userId = (await findOwner(subscription.customer)) ?? seen?.userId;
    if (!userId) {
      const outcome = await cancelAbandoned(subscription);
      if (outcome !== 'over') log().error({ subscription: id, outcome }, 'subscription without an account');
      return null;
    }
    const snapshot = subscriptionSnapshot(subscription, userId);
    try {
      await saveSnapshot(snapshot, seen?.revision ?? 0);
      return snapshot;
    } catch (error) {
      if (!(error instanceof StaleSnapshotError) || attempt === ATTEMPTS) throw error;
    }
  }
}

export async function customerExists(customerId: string): Promise<boolean> {
  try {
    return !(await callStripe((stripe) => stripe.customers.retrieve(customerId))).deleted;
  } catch (error) {
    if (isUnknownToStripe(error)) return false;
    throw error;
  }
}

async function refreshCustomer(customerId: string): Promise<string[]> {
  const { data } = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
  );
  for (const { id } of data) await refreshSubscription(id);
  return data.map(({ id }) => id);
}

/** Refreshes a subscription; ends it here if Stripe does not know it, as after a change of account or mode. */
async function refreshOrEnd(id: string): Promise<void> {
  try {
    await refreshSubscription(id);
  } catch (error) {
    if (!isUnknownToStripe(error)) throw error;
    log().warn({ subscription: id }, 'Stripe does not know this subscription; it counts as ended');
    await endUnknownSubscription(id);
  }
}

/** Stores all subscriptions of a user: the customer's, and those still running here. @throws AppError unavailable */
export async function refreshUser(userId: string): Promise<void> {
  const customerId = await findCustomerId(userId);
  const isKnown = customerId !== null && (await customerExists(customerId));
  const refreshed = new Set(isKnown ? await refreshCustomer(customerId) : []);
  for (const row of await findSubscriptions(userId)) {
    if (!isOver(row) && !refreshed.has(row.id)) await refreshOrEnd(row.id);
  }
}

/**
 * Processes a Stripe event, which only names the changed subscription: order and duplicates do not matter. Stripe retries
 * until the effect is stored.
 * @throws AppError invalid-input for a wrong signature, unavailable
 */
export async function receiveEvent(payload: string, signature: string | null): Promise<void> {
  const event = verifiedEvent(payload, signature);
  const subscriptionId = eventSubscriptionId(event);
  if (subscriptionId) await refreshSubscription(subscriptionId);
}

export type Reconciliation = {
  checked: number;
  /** Different from Stripe or missing here; repaired. */
  repaired: string[];
  /** Charged without an account; canceled. */
  canceled: string[];
  /** Running for an unknown user id, perhaps of another installation; needs review. */
  withoutAccount: string[];
  /** Running here but unknown to Stripe, probably due to another account's key. */
  unknownToStripe: string[];
};

async function* everySubscription(): AsyncGenerator<Stripe.Subscription> {
  let after: string | undefined;
  do {
    const asked: Stripe.SubscriptionListParams = { status: 'all', limit: 100, expand: ['data.customer'] };
    if (after) asked.starting_after = after;
    const page = await callStripe((stripe) => stripe.subscriptions.list(asked));
    yield* page.data;
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
}

function isSame(stored: Snapshot | undefined, asked: Snapshot): boolean {
  const fields = Object.keys(asked) as (keyof Snapshot)[];
  return fields.every((field) => String(stored?.[field]) === String(asked[field]));
}

type Finding = 'same' | 'repaired' | 'canceled' | 'withoutAccount' | 'foreign';

async function examine(subscription: Stripe.Subscription, stored: Snapshot | undefined): Promise<Finding> {
  const { customer } = subscription;
  const userId = (await findOwner(customer)) ?? stored?.userId;
  const asked = subscriptionSnapshot(subscription, userId ?? '');
  if (!userId) {
    const outcome = await cancelAbandoned(subscription);
    const namesUser = typeof customer === 'object' && !customer.deleted && customer.metadata.userId !== undefined;
    if (outcome === 'canceled') return 'canceled';
    return outcome === 'foreign' && namesUser ? 'withoutAccount' : 'foreign';
  }
  if (isSame(stored, asked)) return 'same';
  await refreshSubscription(subscription.id);
  return 'repaired';
}

/** Repairs stored subscriptions from Stripe; there it only cancels those of deleted accounts. */
export async function reconcile(): Promise<Reconciliation> {
  const stored = new Map((await findAllSubscriptions()).map((row) => [row.id, row]));
  const found: Record<Finding, string[]> = { same: [], repaired: [], canceled: [], withoutAccount: [], foreign: [] };
  for await (const subscription of everySubscription()) {
    const finding = await examine(subscription, stored.get(subscription.id));
    found[finding].push(subscription.id);
    stored.delete(subscription.id);
  }
  await performDue(cancellations);
  const running = [...stored.values()].filter((row) => !isOver(row));
  const { repaired, canceled, withoutAccount } = found;
  const checked = Object.values(found).flat().length;
  return { checked, repaired, canceled, withoutAccount, unknownToStripe: running.map((row) => row.id) };
}
