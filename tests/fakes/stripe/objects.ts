import Stripe from 'stripe';
import { type Form, textAt, textsAt } from './form.ts';

/** Objects of Stripe's API as the SDK's version of it has them, complete but for what nobody set. */

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

export function newCustomer(form: Form): Stripe.Customer {
  return {
    id: newStripeId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: nowSeconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: textAt(form, 'email') ?? null,
    invoice_prefix: 'TEST0001',
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: textsAt(form, 'metadata'),
    name: textAt(form, 'name') ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export function newPrice(form: Form): Stripe.Price {
  const cents = textAt(form, 'unit_amount') ?? '0';
  return {
    id: newStripeId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: nowSeconds(),
    currency: textAt(form, 'currency') ?? 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: textAt(form, 'lookup_key') ?? null,
    metadata: textsAt(form, 'metadata'),
    nickname: null,
    product: newStripeId('prod'),
    recurring: {
      interval: textAt(form, 'recurring', 'interval') ?? 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: Number(cents),
    unit_amount_decimal: Stripe.Decimal.from(cents),
  };
}

function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: typeof price.product === 'string' ? price.product : price.product.id,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

function newItem(subscription: string, price: Stripe.Price): Stripe.SubscriptionItem {
  const created = nowSeconds();
  return {
    id: newStripeId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: created + MONTH,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** A list as Stripe answers it. */
export function listOf<Item>(url: string, data: Item[], hasMore = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}

export function newSubscription(
  customer: string,
  price: Stripe.Price,
  metadata: Record<string, string>,
): Stripe.Subscription {
  const id = newStripeId('sub');
  const created = nowSeconds();
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: newStripeId('pm'),
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [newItem(id, price)]),
    latest_invoice: newStripeId('in'),
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}
