import 'server-only';
import type Stripe from 'stripe';
import { type Actor, requireSelf } from '@/lib/auth/actor.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { PREMIUM_CENTS } from '@/lib/constants/limits.ts';
import { env, siteUrl } from '@/lib/env.ts';
import type { User } from '@/lib/generated/prisma/client.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { log } from '@/lib/log.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { userMetadata } from './cancellation.ts';
import { saveCustomer } from './mutations.ts';
import { findCustomerId, findSubscriptions } from './queries.ts';
import { customerExists, findOwner, refreshSubscription, refreshUser, retrieveSubscription } from './refresh.ts';
import { currentSubscription, isOver, objectId, type Snapshot, subscriptionState } from './rules.ts';
import type { RedirectAnswer, SubscriptionAnswer, SyncAnswer, SyncRequest } from './schema.ts';
import { callStripe, isUnknownToStripe, operatorError } from './stripe-client.ts';

const PRICE_KEY = `quillcast_premium_${PREMIUM_CENTS}_usd_month`;

/** Page that asks whether a canceled subscription is to renew. */
const resumeUrl = () => `${siteUrl()}/profile?resume=ask`;

/** Return URLs for Stripe (spec §7), always on this site. */
const returnAddresses = () => ({ success_url: `${siteUrl()}/profile?checkout=success`, cancel_url: `${siteUrl()}/` });

/** A user's Stripe customer; created if missing or deleted at Stripe. */
async function findOrCreateCustomer(user: User): Promise<string> {
  const stored = await findCustomerId(user.id);
  if (stored && (await customerExists(stored))) return stored;
  // The key makes parallel requests create one customer.
  const idempotencyKey = `customer-${user.id}-after-${stored ?? 'none'}`;
  const { id } = await callStripe((stripe) =>
    stripe.customers.create({ email: user.email, metadata: userMetadata(user.id) }, { idempotencyKey }),
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
async function checkoutUrl(user: User, customerId: string): Promise<string> {
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
        subscription_data: { metadata: userMetadata(user.id) },
      },
      { idempotencyKey: `checkout-${customerId}-${price}-after-${latest?.id ?? 'none'}` },
    ),
  );
  if (!created.url) throw new Error(`${created.id}: Stripe gave no address`);
  return created.url;
}

async function portalUrl(customerId: string): Promise<string> {
  const { url } = await callStripe((stripe) =>
    stripe.billingPortal.sessions.create({ customer: customerId, return_url: `${siteUrl()}/profile?billing=changed` }),
  );
  return url;
}

/** Statuses without a paid period, so that a cancellation takes effect at once. */
const UNPAID: ReadonlySet<string> = new Set(['unpaid', 'incomplete', 'paused']);

const readCurrent = async (userId: string) => currentSubscription(await findSubscriptions(userId));

const findRunning = async (userId: string) => {
  const current = await readCurrent(userId);
  return current && !isOver(current) ? current : null;
};

export async function readSubscription(userId: string): Promise<SubscriptionAnswer> {
  return { subscription: subscriptionState(await readCurrent(userId)) };
}

/** Requires this user, and counts the call. @throws AppError unauthenticated, forbidden, too-many-requests */
async function requireCaller(actor: Actor, userId: string): Promise<User> {
  const { user } = requireSelf(actor, userId);
  await countTry('subscription', [`user ${user.id}`]);
  return user;
}

/**
 * The page that starts a subscription: Stripe's checkout, the portal for an open payment, or for a canceled one that still
 * runs our own, which asks before it renews.
 * @throws AppError conflict, unavailable
 */
export async function startCheckout(actor: Actor, userId: string): Promise<RedirectAnswer> {
  const user = await requireCaller(actor, userId);
  const customerId = await findOrCreateCustomer(user);
  // Fetched first, since an event may be pending.
  await refreshUser(userId);
  const current = await findRunning(userId);
  if (current) {
    if (subscriptionState(current)?.status === 'canceled') return { url: resumeUrl() };
    const isPaidFor = current.status === 'active' || current.status === 'trialing';
    if (isPaidFor) throw new AppError('conflict', sentence('billing.subscribed'));
    return { url: await portalUrl(current.customerId) };
  }
  return { url: await checkoutUrl(user, customerId) };
}

/** Stores a subscription by both ids, or the user's own. @throws AppError forbidden, invalid-input, not-found */
export async function syncSubscription(actor: Actor, { userId, ...ids }: SyncRequest): Promise<SyncAnswer> {
  await requireCaller(actor, userId);
  const { stripeSubscriptionId: id, stripeCustomerId: customerId } = ids;
  if (id && customerId) {
    await requireOwn(userId, id, customerId);
    await refreshSubscription(id);
  } else {
    await refreshUser(userId);
  }
  const { subscription } = await readSubscription(userId);
  return { subscription: subscription ?? { status: 'none' } };
}

async function requireOwn(userId: string, id: string, customerId: string): Promise<void> {
  const { customer: holder } = await retrieveSubscription(id);
  const customer = await callStripe((stripe) => stripe.customers.retrieve(customerId));
  for (const each of [holder, customer]) {
    if ((await findOwner(each)) !== userId) {
      throw new AppError('forbidden', sentence('billing.notYours'));
    }
  }
  if (objectId(holder) === customerId) return;
  throw new AppError('invalid-input', sentence('billing.idsDiffer'));
}

async function requireRunning(userId: string): Promise<Snapshot> {
  const current = await findRunning(userId);
  if (current) return current;
  throw new AppError('conflict', sentence('billing.noneRunning'));
}

/** Ends the user's subscriptions with the paid period, or at once if unpaid (spec §4). @throws AppError conflict */
export async function cancelSubscription(actor: Actor, userId: string): Promise<SubscriptionAnswer> {
  await requireCaller(actor, userId);
  await requireRunning(userId);
  // Stripe may have one that we do not know yet.
  await refreshUser(userId);
  for (const row of await findSubscriptions(userId)) {
    if (!isOver(row)) await endSubscription(row);
  }
  return readSubscription(userId);
}

async function endSubscription({ id, status, cancelAt }: Snapshot): Promise<void> {
  const isUnpaid = UNPAID.has(status);
  if (cancelAt && !isUnpaid) return;
  await callStripe<unknown>((stripe) =>
    isUnpaid ? stripe.subscriptions.cancel(id) : stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  );
  await refreshSubscription(id);
}

/** Undoes a cancellation before it takes effect. @throws AppError conflict if it has ended, unavailable */
export async function resumeSubscription(actor: Actor, userId: string): Promise<SubscriptionAnswer> {
  await requireCaller(actor, userId);
  const { id } = await requireRunning(userId);
  await callStripe(async (stripe) => {
    const { cancel_at_period_end, cancel_at } = await stripe.subscriptions.retrieve(id);
    if (cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    else if (cancel_at !== null) await stripe.subscriptions.update(id, { cancel_at: '' });
  });
  await refreshSubscription(id);
  return readSubscription(userId);
}

/** Opens Stripe's customer portal. @throws AppError conflict for users who never subscribed, unavailable */
export async function openPortal(actor: Actor, userId: string): Promise<RedirectAnswer> {
  await requireCaller(actor, userId);
  const customerId = (await findRunning(userId))?.customerId ?? (await findCustomerId(userId));
  if (customerId && (await customerExists(customerId))) return { url: await portalUrl(customerId) };
  throw new AppError('conflict', sentence('billing.nothingToManage'));
}
