import { ApiFault } from './faults.ts';
import { type Form, textAt, textsAt } from './form.ts';
import { listObject } from './objects.ts';
import type { StripeStore } from './store.ts';

/** A call of the API. `form` holds the body, or the query of a read. */
type Call = { method: string; path: string; form: Form; origin: string };

function listPage<Item extends { id: string }>(url: string, all: readonly Item[], form: Form) {
  const after = textAt(form, 'starting_after');
  const start = after ? all.findIndex((item) => item.id === after) + 1 : 0;
  const limit = Number(textAt(form, 'limit') ?? 10);
  const page = all.slice(start, start + limit);
  return listObject(url, page, start + limit < all.length);
}

const expandsCustomer = (form: Form) => Object.values(textsAt(form, 'expand')).includes('customer');

function listSubscriptions(store: StripeStore, form: Form) {
  const customer = textAt(form, 'customer');
  if (customer) store.customers.require(customer);
  const isAll = textAt(form, 'status') === 'all';
  const found = store.subscriptions
    .all()
    .filter((object) => !customer || object.customer === customer)
    .filter((object) => isAll || object.status !== 'canceled');
  const isExpanded = Object.values(textsAt(form, 'expand')).includes('data.customer');
  const shown = isExpanded ? found.map(({ id }) => store.subscriptions.expanded(id)) : found;
  return listPage('/v1/subscriptions', shown, form);
}

function listSessions(store: StripeStore, form: Form) {
  const customer = textAt(form, 'customer');
  if (customer) store.customers.require(customer);
  const status = textAt(form, 'status');
  const found = store.sessions
    .all()
    .filter((object) => object.customer === customer)
    .filter((object) => status === undefined || object.status === status);
  return listPage('/v1/checkout/sessions', found, form);
}

function listPrices(store: StripeStore, form: Form) {
  const keys = Object.values(textsAt(form, 'lookup_keys'));
  const active = textAt(form, 'active');
  const found = store.prices
    .all()
    .filter((price) => keys.includes(price.lookup_key ?? ''))
    .filter((price) => active === undefined || String(price.active) === active);
  return listPage('/v1/prices', found, form);
}

function subscriptionCall(store: StripeStore, { method, form }: Call, id: string) {
  if (method === 'DELETE') return store.subscriptions.cancel(id);
  if (method === 'POST') return store.subscriptions.update(id, form);
  return expandsCustomer(form) ? store.subscriptions.expanded(id) : store.subscriptions.get(id);
}

/**
 * Answers a call.
 * @throws ApiFault
 */
export function answerCall(store: StripeStore, call: Call): unknown {
  const { method, path, form, origin } = call;
  const [, resource = '', id = ''] =
    /^\/v1\/(customers|prices|subscriptions|checkout\/sessions(?=\/[^/]+\/expire$))\/([^/]+)/.exec(path) ?? [];
  if (resource === 'customers' && method === 'GET') return store.customers.get(id);
  if (resource === 'customers' && method === 'DELETE') return store.customers.remove(id);
  if (resource === 'prices' && method === 'GET') return store.prices.get(id);
  if (resource === 'subscriptions') return subscriptionCall(store, call, id);
  if (resource === 'checkout/sessions' && method === 'POST') return store.sessions.expire(id);
  switch (`${method} ${path}`) {
    case 'POST /v1/customers':
      return store.customers.create(form);
    case 'GET /v1/prices':
      return listPrices(store, form);
    case 'POST /v1/prices':
      return store.prices.create(form);
    case 'GET /v1/checkout/sessions':
      return listSessions(store, form);
    case 'POST /v1/checkout/sessions':
      return store.sessions.create(form, origin);
    case 'GET /v1/subscriptions':
      return listSubscriptions(store, form);
    case 'POST /v1/billing_portal/sessions':
      return store.portals.create(form, origin);
    default:
      throw new ApiFault(404, {
        message: `Unrecognized request URL (${method}: ${path}).`,
        type: 'invalid_request_error',
      });
  }
}
