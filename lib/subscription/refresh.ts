import 'server-only';
import type Stripe from 'stripe';
import { log } from '@/lib/log';
import { findUser } from '@/lib/users/queries';
import { type EventName, StaleSnapshotError, saveSnapshot } from './mutations';
import { findCustomerOwner, findRevision } from './queries';
import { isOver, type Snapshot, snapshotOf } from './rules';
import { askStripe } from './stripe-client';

/** How often a write is begun anew because another one came between. */
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
  const subscription = await askStripe((stripe) =>
    stripe.subscriptions.retrieve(id, { expand: ['customer'] }),
  );
  const { customer } = subscription;
  if (typeof customer === 'string') throw new Error(`${id}: Stripe did not expand the customer`);
  return { subscription, userId: await ownerOf(customer) };
}

/**
 * Asks Stripe how a subscription stands and stores that. Whatever made us ask, and however many ask at once, the last
 * write is never older than the one before: each begins with the revision it saw and fails when that has changed.
 * @param event stored together with its effect
 * @returns what was stored; null for a subscription of nobody here
 * @throws AppError not-found, unavailable
 */
export async function refreshSubscription(id: string, event?: EventName): Promise<Snapshot | null> {
  for (let attempt = 1; ; attempt += 1) {
    const seen = await findRevision(id);
    const { subscription, userId } = await retrieve(id);
    if (!userId) {
      // Charged for an account that is gone: somebody must know.
      if (!isOver(snapshotOf(subscription, ''))) log().error({ subscription: id }, 'nobody’s own');
      return null;
    }
    const snapshot = snapshotOf(subscription, userId);
    try {
      await saveSnapshot(snapshot, seen, event);
      return snapshot;
    } catch (error) {
      if (!(error instanceof StaleSnapshotError) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Stores every subscription that a customer has at Stripe. */
export async function refreshCustomer(customerId: string): Promise<void> {
  const { data } = await askStripe((stripe) =>
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
  );
  for (const { id } of data) await refreshSubscription(id);
}
