import type Stripe from 'stripe';
import { type Form, textAt, textsAt } from './form.ts';
import {
  MONTH,
  newCustomer,
  newPrice,
  newStripeId,
  newSubscription,
  nowSeconds,
} from './objects.ts';
import { newPortalSession, newSession, type StoredSession } from './session-objects.ts';

/** An answer of the API that is an error. */
export class ApiFault extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

/** Stripe's refusal of an id it does not know; 404 for the address itself, 400 for a parameter. */
function missing(kind: string, id: string, param = 'id'): ApiFault {
  return new ApiFault(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    message: `No such ${kind}: '${id}'`,
    param,
    type: 'invalid_request_error',
  });
}

type Status = Stripe.Subscription.Status;

/**
 * Everything an account has at Stripe, and what happens to it. Each change announces its events in the order in which
 * Stripe makes them.
 * @param announce is given each event once
 */
export function createStore(announce: (event: Stripe.Event) => void) {
  const customers = new Map<string, Stripe.Customer>();
  const deletedCustomers = new Set<string>();
  const prices = new Map<string, Stripe.Price>();
  const sessions = new Map<string, StoredSession>();
  const portals = new Map<string, Stripe.BillingPortal.Session>();
  const subscriptions = new Map<string, Stripe.Subscription>();

  function emit(type: string, object: unknown): void {
    const event: unknown = {
      id: newStripeId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: nowSeconds(),
      data: { object: JSON.parse(JSON.stringify(object)) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    announce(event as Stripe.Event);
  }

  function emitInvoice(type: string, subscription: Stripe.Subscription): void {
    const isPaid = type === 'invoice.paid';
    emit(type, {
      id: newStripeId('in'),
      object: 'invoice',
      amount_due: 900,
      amount_paid: isPaid ? 900 : 0,
      attempt_count: 1,
      attempted: true,
      created: nowSeconds(),
      currency: 'usd',
      customer: subscription.customer,
      parent: {
        quote_details: null,
        subscription_details: {
          metadata: subscription.metadata,
          subscription: subscription.id,
        },
        type: 'subscription_details',
      },
      status: isPaid ? 'paid' : 'open',
    });
  }

  function customer(id: string, param?: string): Stripe.Customer {
    const known = customers.get(id);
    if (!known || (param && deletedCustomers.has(id))) throw missing('customer', id, param);
    return known;
  }

  function price(id: string): Stripe.Price {
    const known = prices.get(id);
    if (!known) throw missing('price', id, 'line_items[0][price]');
    return known;
  }

  function subscription(id: string): Stripe.Subscription {
    const known = subscriptions.get(id);
    if (!known) throw missing('subscription', id);
    return known;
  }

  /** Stripe refuses to touch what has ended. */
  function running(id: string): Stripe.Subscription {
    const known = subscription(id);
    if (known.status === 'canceled') throw missing('subscription', id);
    return known;
  }

  function setPeriodEnd(object: Stripe.Subscription, seconds: number): void {
    for (const item of object.items.data) item.current_period_end = seconds;
  }

  const periodEnd = (object: Stripe.Subscription) => object.items.data[0]?.current_period_end ?? 0;

  function end(object: Stripe.Subscription): Stripe.Subscription {
    const at = nowSeconds();
    Object.assign(object, {
      status: 'canceled',
      ended_at: at,
      canceled_at: object.canceled_at ?? at,
    });
    emit('customer.subscription.deleted', object);
    return object;
  }

  function subscribe(customerId: string, priceId: string, metadata: Record<string, string> = {}) {
    const made = newSubscription(customerId, price(priceId), metadata);
    subscriptions.set(made.id, made);
    emit('customer.subscription.created', { ...made, status: 'incomplete' });
    return made;
  }

  function announcePaid(object: Stripe.Subscription): void {
    emit('customer.subscription.updated', object);
    emitInvoice('invoice.paid', object);
  }

  return {
    customers: {
      create: (form: Form) => {
        const made = newCustomer(form);
        customers.set(made.id, made);
        return made;
      },
      get: (id: string) => {
        const known = customer(id);
        return deletedCustomers.has(id) ? { id, object: 'customer', deleted: true } : known;
      },
      remove: (id: string) => deletedCustomers.add(id),
      all: () => [...customers.values()],
    },
    prices: {
      create: (form: Form) => {
        const made = newPrice(form);
        prices.set(made.id, made);
        return made;
      },
      all: () => [...prices.values()],
    },
    sessions: {
      create: (form: Form, origin: string) => {
        customer(textAt(form, 'customer') ?? '', 'customer');
        const first = textsAt(form, 'line_items', '0');
        const made = newSession(form, price(first.price ?? ''), origin);
        sessions.set(made.object.id, made);
        return made.object;
      },
      get: (id: string) => sessions.get(id)?.object,
      all: () => [...sessions.values()].map(({ object }) => object).reverse(),
      /** The customer has paid on the page. */
      complete: (id: string) => {
        const stored = sessions.get(id);
        if (stored?.object.status !== 'open') return stored?.object;
        const { object, priceId, subscriptionMetadata } = stored;
        const made = subscribe(String(object.customer), priceId, subscriptionMetadata);
        Object.assign(object, {
          ...{ status: 'complete', payment_status: 'paid', url: null, subscription: made.id },
        });
        emit('checkout.session.completed', object);
        announcePaid(made);
        return object;
      },
    },
    portals: {
      create: (form: Form, origin: string) => {
        customer(textAt(form, 'customer') ?? '', 'customer');
        const made = newPortalSession(form, origin);
        portals.set(made.id, made);
        return made;
      },
      get: (id: string) => portals.get(id),
    },
    subscriptions: {
      get: subscription,
      expanded: (id: string) => {
        const object = subscription(id);
        return { ...object, customer: customer(String(object.customer)) };
      },
      all: () => [...subscriptions.values()].reverse(),
      /** Subscribes a customer without a page. */
      create: (customerId: string, priceId: string) => {
        const made = subscribe(customerId, priceId);
        announcePaid(made);
        return made;
      },
      update: (id: string, form: Form) => {
        const object = running(id);
        const atPeriodEnd = textAt(form, 'cancel_at_period_end');
        if (atPeriodEnd !== undefined) {
          const isEnding = atPeriodEnd === 'true';
          object.cancel_at_period_end = isEnding;
          object.cancel_at = isEnding ? periodEnd(object) : null;
        }
        const cancelAt = textAt(form, 'cancel_at');
        if (cancelAt !== undefined) object.cancel_at = cancelAt === '' ? null : Number(cancelAt);
        object.canceled_at = object.cancel_at === null ? null : nowSeconds();
        emit('customer.subscription.updated', object);
        return object;
      },
      cancel: (id: string) => end(running(id)),
      /** The card was refused at a renewal. */
      failPayment: (id: string, status: Status = 'past_due') => {
        const object = running(id);
        object.status = status;
        emitInvoice('invoice.payment_failed', object);
        emit('customer.subscription.updated', object);
      },
      /** The open invoice was paid after all. */
      pay: (id: string) => {
        const object = running(id);
        object.status = 'active';
        announcePaid(object);
      },
      /** The period is over: the next one is paid, or the subscription ends. */
      endPeriod: (id: string) => {
        const object = running(id);
        if (object.cancel_at !== null) {
          end(object);
          return;
        }
        setPeriodEnd(object, periodEnd(object) + MONTH);
        announcePaid(object);
      },
    },
    /** Announces an event of any kind. */
    emit,
  };
}

/** What an account has. */
export type StripeStore = ReturnType<typeof createStore>;
