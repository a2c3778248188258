import 'server-only';
import type Stripe from 'stripe';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { findUser } from '@/lib/users/queries.ts';
import { cancelAbandoned, cancellations } from './cancellation.ts';
import { type EventName, endUnknownSubscription, StaleSnapshotError, saveSnapshot } from './mutations.ts';
import { findCustomerId, findCustomerOwner, findSubscription, findSubscriptions, isKnownEvent } from './queries.ts';
import { isOver, type Snapshot, snapshotOf, subscriptionIdOf } from './rules.ts';
import { askStripe, verifiedEvent } from './stripe-client.ts';

/** How often a write is begun again because another one came between. */
const ATTEMPTS = 8;

type CustomerObject = Stripe.Subscription['customer'];

/**
 * Whose customer this is: by our own record, else by the user id that we wrote into it when it was made.
 * @returns null when it is nobody's of ours
 */
export async function ownerOf(customer: Exclude<CustomerObject, string>): Promise<string | null> {
  const recorded = await findCustomerOwner(customer.id);
  if (recorded || customer.deleted) return recorded;
  const { userId } = customer.metadata;
  return userId && (await findUser(userId)) ? userId : null;
}

async function retrieve(id: string) {
  const subscription = await askStripe((stripe) => stripe.subscriptions.retrieve(id, { expand: ['customer'] }));
  const { customer } = subscription;
  if (typeof customer === 'string') throw new Error(`${id}: Stripe did not expand the customer`);
  return { subscription, userId: await ownerOf(customer) };
}

/**
 * Asks Stripe how a subscription stands and stores that. Whatever made us ask, and however many ask at once, the last
 * write is never older than the one before: each begins with the revision it saw and fails when that has changed.
 * @param event stored together with its effect
 * @returns what was stored; null for a subscription of nobody here, which is canceled where it was sold here
 * @throws AppError not-found, unavailable
 */
export async function refreshSubscription(id: string, event?: EventName): Promise<Snapshot | null> {
  for (let attempt = 1; ; attempt += 1) {
    const seen = await findSubscription(id);
    const { subscription, ...asked } = await retrieve(id);
    const userId = asked.userId ?? seen?.userId;
    if (!userId) {
      const outcome = await cancelAbandoned(subscription);
      cancellations().notify();
      if (outcome !== 'over') log().error({ subscription: id, outcome }, 'subscription without an account');
      return null;
    }
    const snapshot = snapshotOf(subscription, userId);
    try {
      await saveSnapshot(snapshot, seen?.revision ?? 0, event);
      return snapshot;
    } catch (error) {
      if (!(error instanceof StaleSnapshotError) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Whether Stripe knows a customer and has not deleted it. */
export async function isAlive(customerId: string): Promise<boolean> {
  try {
    return !(await askStripe((stripe) => stripe.customers.retrieve(customerId))).deleted;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return false;
    throw error;
  }
}

/** Stores every subscription that a customer has at Stripe. @returns their ids */
async function refreshCustomer(customerId: string): Promise<string[]> {
  const { data } = await askStripe((stripe) =>
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
  );
  for (const { id } of data) await refreshSubscription(id);
  return data.map(({ id }) => id);
}

/** One that Stripe does not know, for example of another account or of test mode, ends here. */
async function refreshOrEnd(id: string): Promise<void> {
  try {
    await refreshSubscription(id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    log().warn({ subscription: id }, 'Stripe does not know this subscription; it counts as ended');
    await endUnknownSubscription(id);
  }
}

/**
 * Stores how everything that a user has at Stripe stands: what their customer has, and what still runs by our record.
 * @throws AppError unavailable
 */
export async function refreshUser(userId: string): Promise<void> {
  const customerId = await findCustomerId(userId);
  const isKnown = customerId !== null && (await isAlive(customerId));
  const refreshed = new Set(isKnown ? await refreshCustomer(customerId) : []);
  for (const row of await findSubscriptions(userId)) {
    if (!isOver(row) && !refreshed.has(row.id)) await refreshOrEnd(row.id);
  }
}

/**
 * Takes in an event of Stripe's. Returns only after its effect is stored; until then Stripe delivers it again. The
 * event says which subscription has changed, never how: that is asked, so that order and number of deliveries do not
 * matter.
 * @param payload the body exactly as it came
 * @throws AppError invalid-input for a wrong signature; unavailable
 */
export async function receiveEvent(payload: string, signature: string | null): Promise<void> {
  const event = verifiedEvent(payload, signature);
  const subscriptionId = subscriptionIdOf(event);
  if (!subscriptionId || (await isKnownEvent(event.id))) return;
  await refreshSubscription(subscriptionId, { id: event.id, type: event.type });
}
