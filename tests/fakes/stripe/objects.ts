import type Stripe from 'stripe';
import { type Form, textAt, textsAt } from './form.ts';

/** Objects of Stripe's API as the SDK's version of it has them, without what the application neither sets nor reads. */

let made = 0;

/** An id as Stripe makes them. */
export function newStripeId(prefix: string): string {
  made += 1;
  return `${prefix}_1Test${process.pid.toString(36)}${String(made).padStart(8, '0')}`;
}

/** Now in Stripe's whole seconds. */
export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A month of the fake's calendar in seconds. */
export const MONTH = 30 * 24 * 60 * 60;

const DAY = 24 * 60 * 60;

/** What all objects have. */
const head = <Name extends string>(prefix: string, object: Name) => ({
  id: newStripeId(prefix),
  object,
  created: nowSeconds(),
  livemode: false,
});

export const newCustomer = (form: Form) =>
  ({
    ...head('cus', 'customer'),
    email: textAt(form, 'email') ?? null,
    metadata: textsAt(form, 'metadata'),
    name: textAt(form, 'name') ?? null,
  }) as Stripe.Customer;

export const newPrice = (form: Form) =>
  ({
    ...head('price', 'price'),
    active: true,
    currency: textAt(form, 'currency') ?? 'usd',
    lookup_key: textAt(form, 'lookup_key') ?? null,
    metadata: textsAt(form, 'metadata'),
    product: newStripeId('prod'),
    recurring: { interval: textAt(form, 'recurring', 'interval') ?? 'month', interval_count: 1 },
    type: 'recurring',
    unit_amount: Number(textAt(form, 'unit_amount') ?? '0'),
  }) as Stripe.Price;

/** A list as Stripe answers it. */
export function listObject<Item>(url: string, data: Item[], hasMore = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}

export function newSubscription(
  customer: string,
  price: Stripe.Price,
  metadata: Record<string, string>,
): Stripe.Subscription {
  const subscription = head('sub', 'subscription');
  const { id, created } = subscription;
  const period = { current_period_end: created + MONTH, current_period_start: created };
  const item = { ...head('si', 'subscription_item'), ...period, price, quantity: 1, subscription: id };
  return {
    ...subscription,
    billing_cycle_anchor: created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    currency: price.currency,
    customer,
    ended_at: null,
    items: listObject(`/v1/subscription_items?subscription=${id}`, [item as unknown as Stripe.SubscriptionItem]),
    latest_invoice: newStripeId('in'),
    metadata,
    start_date: created,
    status: 'active',
  } as Stripe.Subscription;
}

/** A checkout session, and what the page behind it needs to know besides. */
export type StoredSession = {
  object: Stripe.Checkout.Session;
  priceId: string;
  subscriptionMetadata: Record<string, string>;
};

/**
 * A new checkout session in subscription mode.
 * @param origin where the fake serves its pages
 */
export function newSession(form: Form, price: Stripe.Price, origin: string): StoredSession {
  const session = head('cs_test', 'checkout.session');
  const object = {
    ...session,
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    cancel_url: textAt(form, 'cancel_url') ?? null,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    currency: price.currency,
    customer: textAt(form, 'customer') ?? null,
    expires_at: session.created + DAY,
    metadata: textsAt(form, 'metadata'),
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: textAt(form, 'success_url') ?? null,
    url: `${origin}/c/pay/${session.id}`,
  } as Stripe.Checkout.Session;
  return { object, priceId: price.id, subscriptionMetadata: textsAt(form, 'subscription_data', 'metadata') };
}

/** A new session of the customer portal. */
export function newPortalSession(form: Form, origin: string): Stripe.BillingPortal.Session {
  const session = head('bps', 'billing_portal.session');
  return {
    ...session,
    configuration: newStripeId('bpc'),
    customer: textAt(form, 'customer') ?? '',
    return_url: textAt(form, 'return_url') ?? null,
    url: `${origin}/p/session/${session.id}`,
  } as Stripe.BillingPortal.Session;
}
