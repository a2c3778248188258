import type Stripe from 'stripe';
import { missing, NO_PORTAL, refusal } from './faults.ts';
import { type Form, textAt, textsAt } from './form.ts';
import {
  MONTH,
  newCustomer,
  newPortalSession,
  newPrice,
  newSession,
  newStripeId,
  newSubscription,
  nowSeconds,
  type StoredSession,
} from './objects.ts';

type Status = Stripe.Subscription.Status;

/** What is left of a deleted customer. */
const deletedCustomer = (id: string): Stripe.DeletedCustomer => ({ id, object: 'customer', deleted: true });

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
  let portalIsConfigured = true;
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
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
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

  function price(id: string, param?: string): Stripe.Price {
    const known = prices.get(id);
    if (!known) throw missing('price', id, param);
    return known;
  }

  /** A price that can be sold. */
  function soldPrice(id: string): Stripe.Price {
    const param = 'line_items[0][price]';
    const known = price(id, param);
    if (known.active) return known;
    throw refusal('The price specified is inactive. This field only accepts active prices.', param);
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
    Object.assign(object, { status: 'canceled', ended_at: at, canceled_at: object.canceled_at ?? at });
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
        return deletedCustomers.has(id) ? deletedCustomer(id) : known;
      },
      /** A customer named by a parameter. */
      require: (id: string) => customer(id, 'customer'),
      /** Deletes a customer, which ends what they have at once. */
      remove: (id: string) => {
        customer(id);
        for (const each of subscriptions.values()) {
          if (each.customer === id && each.status !== 'canceled') end(each);
        }
        deletedCustomers.add(id);
        return deletedCustomer(id);
      },
      all: () => [...customers.values()],
    },
    prices: {
      create: (form: Form) => {
        const made = newPrice(form);
        const holder = [...prices.values()].find(
          ({ lookup_key }) => lookup_key !== null && lookup_key === made.lookup_key,
        );
        // Archiving a price leaves it its key.
        if (holder) throw refusal(`A price (\`${holder.id}\`) already uses that lookup key.`);
        prices.set(made.id, made);
        return made;
      },
      get: (id: string) => price(id),
      archive: (id: string) => {
        price(id).active = false;
      },
      restore: (id: string) => {
        price(id).active = true;
      },
      all: () => [...prices.values()],
    },
    sessions: {
      create: (form: Form, origin: string) => {
        customer(textAt(form, 'customer') ?? '', 'customer');
        const first = textsAt(form, 'line_items', '0');
        const made = newSession(form, soldPrice(first.price ?? ''), origin);
        sessions.set(made.object.id, made);
        return made.object;
      },
      expire: (id: string) => {
        const stored = sessions.get(id);
        if (!stored) throw missing('checkout.session', id);
        const { object } = stored;
        if (object.status !== 'open') {
          throw refusal('Only Checkout Sessions with a status in ["open"] can be expired.');
        }
        Object.assign(object, { status: 'expired', url: null });
        emit('checkout.session.expired', object);
        return object;
      },
      get: (id: string) => sessions.get(id)?.object,
      all: () => [...sessions.values()].map(({ object }) => object).reverse(),
      /** The customer has paid on the page. */
      complete: (id: string) => {
        const stored = sessions.get(id);
        if (stored?.object.status !== 'open') return stored?.object;
        const { object, priceId, subscriptionMetadata } = stored;
        const made = subscribe(String(object.customer), priceId, subscriptionMetadata);
        Object.assign(object, { status: 'complete', payment_status: 'paid', url: null, subscription: made.id });
        emit('checkout.session.completed', object);
        announcePaid(made);
        return object;
      },
    },
    portals: {
      create: (form: Form, origin: string) => {
        customer(textAt(form, 'customer') ?? '', 'customer');
        if (!portalIsConfigured) throw refusal(NO_PORTAL);
        const made = newPortalSession(form, origin);
        portals.set(made.id, made);
        return made;
      },
      get: (id: string) => portals.get(id),
      /** Whether somebody has saved the portal's settings in the dashboard. */
      setConfigured: (isConfigured: boolean) => {
        portalIsConfigured = isConfigured;
      },
    },
    subscriptions: {
      get: subscription,
      expanded: (id: string) => {
        const object = subscription(id);
        const holder = String(object.customer);
        return { ...object, customer: deletedCustomers.has(holder) ? deletedCustomer(holder) : customer(holder) };
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
