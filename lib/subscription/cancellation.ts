import 'server-only';
import { once } from 'node:events';
import type Stripe from 'stripe';
import { env, siteUrl } from '@/lib/env.ts';
import type { Effect } from '@/lib/jobs/effects.ts';
import { type NewJob, queueJobs } from '@/lib/jobs/mutations.ts';
import { findSetUpTime } from './queries.ts';
import { isOver, objectId, subscriptionSnapshot } from './rules.ts';
import { callStripe, isUnknownToStripe } from './stripe-client.ts';

/** Cancels Stripe charges after an account is deleted (docs/decisions/0095). */

/** How long an unknown customer is retried: the key may belong to the wrong Stripe account. */
const UNKNOWN_LIMIT_MS = 30 * 24 * 60 * 60 * 1000;

/** Closes a customer's checkout pages and subscriptions, and deletes them at Stripe. @throws AppError not-found */
async function deleteCustomer(customer: string, signal: AbortSignal): Promise<void> {
  const { deleted } = await callStripe((stripe) => stripe.customers.retrieve(customer));
  if (deleted) return;
  const pages = await callStripe((stripe) => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  for (const { id } of pages.data) {
    signal.throwIfAborted();
    await callStripe((stripe) => stripe.checkout.sessions.expire(id));
  }
  const subscriptions = await callStripe((stripe) => stripe.subscriptions.list({ customer, limit: 100 }));
  for (const subscription of subscriptions.data) {
    signal.throwIfAborted();
    if (isOver(subscriptionSnapshot(subscription, ''))) continue;
    await callStripe((stripe) => stripe.subscriptions.cancel(subscription.id));
  }
  await callStripe((stripe) => stripe.customers.del(customer));
}

export const cancellation = (customerId: string): NewJob => ({ kind: 'stripe_customer', name: customerId });

export const cancellations: Effect = {
  kind: 'stripe_customer',
  repeat: 'Stripe is asked first what is left: a deleted customer is done, an ended subscription is skipped.',
  isOn: () => env().STRIPE_SECRET_KEY !== undefined,
  // A call of Stripe's client cannot be aborted; another process repeats what is left.
  perform: ({ name }, signal) =>
    Promise.race([deleteCustomer(name, signal), once(signal, 'abort').then(() => Promise.reject(signal.reason))]),
  isGivenUp: ({ createdAt }, error) => isUnknownToStripe(error) && Date.now() - createdAt.getTime() > UNKNOWN_LIMIT_MS,
};

/** Metadata of customers and subscriptions at Stripe, which identifies them without an account. */
export const userMetadata = (userId: string) => ({ userId, site: siteUrl() });

/** A running subscription without an account: canceled, or left alone because it may not be ours. */
type Abandoned = 'over' | 'canceled' | 'foreign';

/**
 * Cancels a subscription without an account if it names this site and is newer than this database: other installations on
 * the Stripe account, or an empty database by mistake, must not lose any (docs/decisions/0095). Its customer is expanded.
 */
export async function cancelAbandoned(subscription: Stripe.Subscription): Promise<Abandoned> {
  if (isOver(subscriptionSnapshot(subscription, ''))) return 'over';
  const { customer, metadata, created } = subscription;
  const { site } = { ...(typeof customer === 'object' && 'metadata' in customer && customer.metadata), ...metadata };
  const isSoldHere = site === siteUrl() && created * 1000 > (await findSetUpTime()).getTime();
  if (!isSoldHere) return 'foreign';
  await queueJobs([cancellation(objectId(customer))]);
  return 'canceled';
}
