import 'server-only';
import type Stripe from 'stripe';
import { BRAND_NAME } from '@/lib/constants/brand';
import { env, siteUrl } from '@/lib/env';
import type { User } from '@/lib/generated/prisma/client';
import { AppError } from '@/lib/http/errors';
import { saveCustomer } from './mutations';
import { findCustomerId } from './queries';
import { PREMIUM_CENTS } from './rules';
import { askStripe } from './stripe-client';

/** Under this name the price is found again at Stripe. */
const PRICE_KEY = `quillcast_premium_${PREMIUM_CENTS}_usd_month`;

/** Where Stripe sends the browser afterwards (spec §7): always pages of ours. */
const returnAddresses = () => ({
  success_url: `${siteUrl()}/profile?checkout=success`,
  cancel_url: `${siteUrl()}/`,
});

/** A user's customer at Stripe, made when there is none or the one there was has been deleted at Stripe. */
export async function customerOf(user: User): Promise<string> {
  const stored = await findCustomerId(user.id);
  if (stored && (await isAlive(stored))) return stored;
  // The key makes two requests at once end in one customer.
  const idempotencyKey = `customer-${user.id}-after-${stored ?? 'none'}`;
  const { id } = await askStripe((stripe) =>
    stripe.customers.create(
      { email: user.email, metadata: { userId: user.id } },
      { idempotencyKey },
    ),
  );
  await saveCustomer(user.id, id);
  return id;
}

async function isAlive(customerId: string): Promise<boolean> {
  try {
    return !(await askStripe((stripe) => stripe.customers.retrieve(customerId))).deleted;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return false;
    throw error;
  }
}

/** The price to subscribe to: STRIPE_PRICE_ID, else $9 a month, made on first use (spec §9). */
async function premiumPriceId(): Promise<string> {
  const { STRIPE_PRICE_ID } = env();
  if (STRIPE_PRICE_ID) return STRIPE_PRICE_ID;
  const known = await askStripe((stripe) =>
    stripe.prices.list({ lookup_keys: [PRICE_KEY], active: true, limit: 1 }),
  );
  if (known.data[0]) return known.data[0].id;
  const made = await askStripe((stripe) =>
    stripe.prices.create(
      {
        ...{ currency: 'usd', unit_amount: PREMIUM_CENTS, recurring: { interval: 'month' } },
        ...{ lookup_key: PRICE_KEY, product_data: { name: `${BRAND_NAME} Premium` } },
      },
      { idempotencyKey: `price-${PRICE_KEY}` },
    ),
  );
  return made.id;
}

const isUsable = (
  session: Stripe.Checkout.Session,
  addresses: ReturnType<typeof returnAddresses>,
) =>
  session.status === 'open' &&
  session.mode === 'subscription' &&
  session.success_url === addresses.success_url;

/**
 * Address of Stripe's page on which a customer subscribes. An open page is given again; of two requests at once both
 * get the same, since a new one's idempotency key hangs on the page before it.
 */
export async function checkoutUrl(user: User, customerId: string): Promise<string> {
  const addresses = returnAddresses();
  const { data } = await askStripe((stripe) =>
    stripe.checkout.sessions.list({ customer: customerId, limit: 1 }),
  );
  const [latest] = data;
  if (latest?.url && isUsable(latest, addresses)) return latest.url;
  const price = await premiumPriceId();
  const created = await askStripe((stripe) =>
    stripe.checkout.sessions.create(
      {
        ...{ mode: 'subscription', customer: customerId, client_reference_id: user.id },
        ...{ line_items: [{ price, quantity: 1 }], ...addresses },
        subscription_data: { metadata: { userId: user.id } },
      },
      { idempotencyKey: `checkout-${customerId}-${price}-after-${latest?.id ?? 'none'}` },
    ),
  );
  if (!created.url) throw new Error(`${created.id}: Stripe gave no address`);
  return created.url;
}

/** Address of Stripe's page on which a customer changes the card, sees invoices and cancels. */
export async function portalUrl(customerId: string): Promise<string> {
  const { url } = await askStripe((stripe) =>
    stripe.billingPortal.sessions.create({
      customer: customerId,
      return_url: `${siteUrl()}/profile?billing=changed`,
    }),
  );
  return url;
}
