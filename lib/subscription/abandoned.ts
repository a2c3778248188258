import 'server-only';
import type Stripe from 'stripe';
import { siteUrl } from '@/lib/env.ts';
import { queueCancellation } from './cancellation-mutations.ts';
import { findSetUpTime } from './queries.ts';
import { idOf, isOver, snapshotOf } from './rules.ts';

/** Metadata of customers and subscriptions at Stripe, by which they are known as this site's without their account. */
export const metadataOf = (userId: string) => ({ userId, site: siteUrl() });

/** A running subscription without an account here: canceled, or left because it may be somebody else's. */
export type Abandoned = 'over' | 'canceled' | 'foreign';

/**
 * Queues the cancellation of a subscription that no account here has, where it was certainly sold here: it names this site,
 * and this database existed by then. Another product on the same Stripe account, another installation, or a start with an
 * empty database by mistake must cost nobody their subscription (docs/decisions/0095).
 * @param subscription with its customer expanded
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
