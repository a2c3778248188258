import 'server-only';
import { once } from 'node:events';
import type Stripe from 'stripe';
import { env, siteUrl } from '@/lib/env.ts';
import { createWorker } from '@/lib/jobs/worker.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import {
  type ClaimedCancellation,
  claimCancellation,
  deleteCancellation,
  postponeCancellation,
  queueCancellation,
} from './cancellation-mutations.ts';
import { findSetUpTime } from './queries.ts';
import { idOf, isOver, snapshotOf } from './rules.ts';
import { callStripe, isUnknownToStripe } from './stripe-client.ts';

/** Cancels Stripe charges after an account is deleted (docs/decisions/0095). */

const MINUTE_MS = 60 * 1000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** How long an unknown customer is retried: the key may belong to the wrong Stripe account. */
const UNKNOWN_LIMIT_MS = 30 * 24 * 60 * MINUTE_MS;

/** Closes a customer's checkout pages and subscriptions, and deletes them at Stripe. Throws AppError not-found. */
async function deleteCustomer(customer: string): Promise<void> {
  const { deleted } = await callStripe((stripe) => stripe.customers.retrieve(customer));
  if (deleted) return;
  const pages = await callStripe((stripe) => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  for (const { id } of pages.data) await callStripe((stripe) => stripe.checkout.sessions.expire(id));
  const subscriptions = await callStripe((stripe) => stripe.subscriptions.list({ customer, limit: 100 }));
  for (const subscription of subscriptions.data) {
    if (isOver(snapshotOf(subscription, ''))) continue;
    await callStripe((stripe) => stripe.subscriptions.cancel(subscription.id));
  }
  await callStripe((stripe) => stripe.customers.del(customer));
}

async function perform(job: ClaimedCancellation, { signal }: AbortController): Promise<void> {
  const { id: customer, tries, createdAt } = job;
  // Stripe's client cannot be aborted; the rest is done after the lease ends.
  const stopped = once(signal, 'abort').then(() => Promise.reject(signal.reason));
  try {
    await Promise.race([deleteCustomer(customer), stopped]);
  } catch (err) {
    if (signal.aborted) return;
    if (isUnknownToStripe(err) && Date.now() - createdAt.getTime() > UNKNOWN_LIMIT_MS) {
      log().error({ customer }, 'customer of a deleted account unknown to Stripe; given up');
      return deleteCancellation(job);
    }
    log().error({ err, customer, tries }, 'deleted account not canceled at Stripe; trying again');
    const pause = Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
    await postponeCancellation(job, new Date(Date.now() + pause));
    cancellations().notify(pause);
    return;
  }
  await deleteCancellation(job);
}

/** Runs all due cancellations, one by one. */
export async function performDueCancellations(): Promise<void> {
  for (let job = await claimCancellation(); job; job = await claimCancellation()) {
    await perform(job, new AbortController());
  }
}

/** The cancellation worker. */
export const cancellations = processWide('cancellations at Stripe', () =>
  createWorker({
    name: 'cancellations at Stripe',
    concurrency: 1,
    pollMs: MINUTE_MS,
    claim: async () => (env().STRIPE_SECRET_KEY ? claimCancellation() : null),
    perform,
  }),
);

/** Starts the worker, and returns what stops it. */
export function startCanceling(): () => Promise<void> {
  const worker = cancellations();
  worker.start();
  return worker.stop;
}

/** Metadata of customers and subscriptions at Stripe, which identifies them without an account. */
export const metadataOf = (userId: string) => ({ userId, site: siteUrl() });

/** A running subscription without an account: canceled, or left alone because it may not be ours. */
type Abandoned = 'over' | 'canceled' | 'foreign';

/**
 * Cancels a subscription without an account if it names this site and is newer than this database: other installations on
 * the Stripe account, or an empty database by mistake, must not lose any (docs/decisions/0095). Its customer is expanded.
 */
export async function cancelAbandoned(subscription: Stripe.Subscription): Promise<Abandoned> {
  if (isOver(snapshotOf(subscription, ''))) return 'over';
  const { customer, metadata, created } = subscription;
  const { site } = { ...(typeof customer === 'object' && 'metadata' in customer && customer.metadata), ...metadata };
  const isSoldHere = site === siteUrl() && created * 1000 > (await findSetUpTime()).getTime();
  if (!isSoldHere) return 'foreign';
  await queueCancellation(idOf(customer));
  return 'canceled';
}
