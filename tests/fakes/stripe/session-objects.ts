import type Stripe from 'stripe';
import { type Form, textAt, textsAt } from './form.ts';
import { newStripeId, nowSeconds } from './objects.ts';

/** A checkout session, and what the page behind it needs to know besides. */
export type StoredSession = {
  object: Stripe.Checkout.Session;
  priceId: string;
  subscriptionMetadata: Record<string, string>;
};

const DAY = 24 * 60 * 60;

/**
 * A new checkout session in subscription mode.
 * @param origin where the fake serves its pages
 */
export function newSession(form: Form, price: Stripe.Price, origin: string): StoredSession {
  const id = newStripeId('cs_test');
  const created = nowSeconds();
  return {
    priceId: price.id,
    subscriptionMetadata: textsAt(form, 'subscription_data', 'metadata'),
    object: {
      id,
      object: 'checkout.session',
      adaptive_pricing: { enabled: false },
      after_expiration: null,
      allow_promotion_codes: null,
      allowed_payment_method_types: null,
      amount_subtotal: price.unit_amount,
      amount_total: price.unit_amount,
      automatic_tax: { enabled: false, liability: null, provider: null, status: null },
      billing_address_collection: null,
      cancel_url: textAt(form, 'cancel_url') ?? null,
      client_reference_id: textAt(form, 'client_reference_id') ?? null,
      client_secret: null,
      collected_information: null,
      consent: null,
      consent_collection: null,
      created,
      currency: price.currency,
      currency_conversion: null,
      custom_fields: [],
      custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
      customer: textAt(form, 'customer') ?? null,
      customer_account: null,
      customer_creation: null,
      customer_details: null,
      customer_email: null,
      discounts: [],
      expires_at: created + DAY,
      integration_identifier: null,
      invoice: null,
      invoice_creation: null,
      livemode: false,
      locale: null,
      managed_payments: null,
      metadata: textsAt(form, 'metadata'),
      mode: 'subscription',
      origin_context: null,
      payment_intent: null,
      payment_link: null,
      payment_method_collection: 'always',
      payment_method_configuration_details: null,
      payment_method_options: null,
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      permissions: null,
      recovered_from: null,
      saved_payment_method_options: null,
      setup_intent: null,
      shipping_address_collection: null,
      shipping_cost: null,
      shipping_options: [],
      status: 'open',
      submit_type: null,
      subscription: null,
      success_url: textAt(form, 'success_url') ?? null,
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      ui_mode: 'hosted_page',
      url: `${origin}/c/pay/${id}`,
      wallet_options: null,
    },
  };
}

/** A new session of the customer portal. */
export function newPortalSession(form: Form, origin: string): Stripe.BillingPortal.Session {
  const id = newStripeId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: newStripeId('bpc'),
    created: nowSeconds(),
    customer: textAt(form, 'customer') ?? '',
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: textAt(form, 'return_url') ?? null,
    url: `${origin}/p/session/${id}`,
  };
}
