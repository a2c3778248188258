import 'server-only';
import type Stripe from 'stripe';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { PREMIUM_CENTS } from '@/lib/constants/limits.ts';
import { env, siteUrl } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import type { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { metadataOf } from './cancellation.ts';
import { saveCustomer } from './mutations.ts';
import { findCustomerId } from './queries.ts';
import { customerExists } from './refresh.ts';
import { callStripe, isUnknownToStripe, operatorError } from './stripe-client.ts';

const PRICE_KEY = `quillcast_premium_${PREMIUM_CENTS}_usd_month`;

/** Page that asks whether a canceled subscription is to renew. */
export const resumeUrl = () => `${siteUrl()}/profile?resume=ask`;

/** Return URLs for Stripe (spec §7), always on this site. */
const returnAddresses = () => ({ success_url: `${siteUrl()}/profile?checkout=success`, cancel_url: `${siteUrl()}/` });

/** A user's Stripe customer; created if missing or deleted at Stripe. */
export async function customerOf(user: User): Promise<string> {
  const stored = await findCustomerId(user.id);
  if (stored && (await customerExists(stored))) return stored;
  // The key makes parallel requests create one customer.
  const idempotencyKey = `customer-${user.id}-after-${stored ?? 'none'}`;
  const { id } = await callStripe((stripe) =>
    stripe.customers.create({ email: user.email, metadata: metadataOf(user.id) }, { idempotencyKey }),
  );
  await saveCustomer(user.id, id);
  return id;
}

/** The price in STRIPE_PRICE_ID, checked first: idempotency would repeat a refused sale for a day, even after a fix. */
async function chosenPrice(id: string): Promise<string> {
  const price = await callStripe((stripe) => stripe.prices.retrieve(id)).catch((error: unknown) => {
    throw isUnknownToStripe(error) ? operatorError((error as AppError).cause) : error;
  });
  if (price.active) return price.id;
  throw operatorError(new Error(`STRIPE_PRICE_ID names ${id}, which is archived at Stripe`));
}

/** The subscription's price: STRIPE_PRICE_ID, else $9 a month, created on first use (spec §9). */
async function premiumPriceId(): Promise<string> {
  const { STRIPE_PRICE_ID } = env();
  if (STRIPE_PRICE_ID) return chosenPrice(STRIPE_PRICE_ID);
  const known = await callStripe((stripe) => stripe.prices.list({ lookup_keys: [PRICE_KEY], limit: 1 }));
  const [price] = known.data;
  if (price?.active) return price.id;
  if (price) {
    throw operatorError(new Error(`the price ${price.id} holds the lookup key ${PRICE_KEY} and is archived at Stripe`));
  }
  const made = await callStripe((stripe) =>
    stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: PREMIUM_CENTS,
        recurring: { interval: 'month' },
        lookup_key: PRICE_KEY,
        product_data: { name: `${BRAND_NAME} Premium` },
      },
      { idempotencyKey: `price-${PRICE_KEY}` },
    ),
  );
  return made.id;
}

/** Whether a checkout page has this price and returns to our pages. */
const isUsable = (session: Stripe.Checkout.Session, price: string) =>
  session.mode === 'subscription' &&
  session.metadata?.price === price &&
  session.success_url === returnAddresses().success_url;

/** Closes an outdated checkout page; fails harmlessly if it was paid or closed meanwhile. */
async function expire(session: Stripe.Checkout.Session): Promise<void> {
  try {
    await callStripe((stripe) => stripe.checkout.sessions.expire(session.id));
  } catch (err) {
    log().warn({ err, session: session.id }, 'an old checkout page was not closed');
  }
}

/** URL of Stripe's checkout page. Parallel requests get the same page: its idempotency key names the previous one. */
export async function checkoutUrl(user: User, customerId: string): Promise<string> {
  const price = await premiumPriceId();
  const { data } = await callStripe((stripe) => stripe.checkout.sessions.list({ customer: customerId, limit: 1 }));
  const [latest] = data;
  if (latest?.status === 'open') {
    if (latest.url && isUsable(latest, price)) return latest.url;
    await expire(latest);
  }
  const created = await callStripe((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: user.id,
        line_items: [{ price, quantity: 1 }],
        ...returnAddresses(),
        metadata: { price },
        subscription_data: { metadata: metadataOf(user.id) },
      },
      { idempotencyKey: `checkout-${customerId}-${price}-after-${latest?.id ?? 'none'}` },
    ),
  );
  if (!created.url) throw new Error(`${created.id}: Stripe gave no address`);
  return created.url;
}

export async function portalUrl(customerId: string): Promise<string> {
  const { url } = await callStripe((stripe) =>
    stripe.billingPortal.sessions.create({ customer: customerId, return_url: `${siteUrl()}/profile?billing=changed` }),
  );
  return url;
}
