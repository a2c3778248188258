import 'server-only';
import type Stripe from 'stripe';
import { log } from '@/lib/log.ts';
import { findUser } from '@/lib/users/queries.ts';
import { cancelAbandoned } from './cancellation.ts';
import { endUnknownSubscription, StaleSnapshotError, saveSnapshot } from './mutations.ts';
import { findCustomerId, findCustomerOwner, findSubscription, findSubscriptions } from './queries.ts';
import { isOver, type Snapshot, snapshotOf, subscriptionIdOf } from './rules.ts';
import { callStripe, isUnknownToStripe, verifiedEvent } from './stripe-client.ts';

/** Attempts of a write that others interrupt. */
const ATTEMPTS = 8;

/** The user of a Stripe customer, by our record or the id in its metadata; null if it is not ours. */
export async function ownerOf(customer: Stripe.Subscription['customer']): Promise<string | null> {
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
    const subscription = await callStripe((stripe) => stripe.subscriptions.retrieve(id, { expand: ['customer'] }));
    const userId = (await ownerOf(subscription.customer)) ?? seen?.userId;
    if (!userId) {
      const outcome = await cancelAbandoned(subscription);
      if (outcome !== 'over') log().error({ subscription: id, outcome }, 'subscription without an account');
      return null;
    }
    const snapshot = snapshotOf(subscription, userId);
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

/** Stores all subscriptions of a Stripe customer. @returns their ids */
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
  const subscriptionId = subscriptionIdOf(event);
  if (subscriptionId) await refreshSubscription(subscriptionId);
}
