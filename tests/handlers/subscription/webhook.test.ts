import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { cancellations } from '@/lib/subscription/cancellation.ts';
import { signed } from '../../fakes/stripe/webhooks.ts';
import {
  deliverEvent,
  fakeStripeOfFile,
  premiumUser,
  requestCheck,
  sendPayload,
  subscriber,
  WEBHOOK_SECRET,
} from '../../support/subscriptions.ts';

const { stripe } = fakeStripeOfFile();

/** An event whose effect would be seen. */
async function eventOfSubscriber() {
  const user = await subscriber(stripe());
  return { user, event: user.events[0] };
}

const forgeries: [string, (event: unknown) => ReturnType<typeof signed>][] = [
  ['no signature', (event) => ({ payload: JSON.stringify(event), signature: '' })],
  ['the signature of another secret', (event) => signed(event, 'whsec_of_somebody_else')],
  ['a signature of 301 seconds ago', (event) => signed(event, WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 301)],
  [
    'a body that was serialized again',
    (event) => {
      const { payload, signature } = signed(event, WEBHOOK_SECRET);
      return { payload: JSON.stringify(JSON.parse(payload)), signature };
    },
  ],
];

test.each(forgeries)('refuses %s and does nothing', async (_, forge) => {
  const { user, event } = await eventOfSubscriber();
  const { payload, signature } = forge(event);
  expect((await sendPayload(payload, signature ? { 'stripe-signature': signature } : {})).status).toBe(400);
  expect((await requestCheck(user)).subscription).toBeNull();
});

test('accepts either of two signatures, while the secret is being replaced', async () => {
  const { user, event } = await eventOfSubscriber();
  const { payload, signature } = signed(event, WEBHOOK_SECRET);
  const [time, own] = signature.split(',');
  const other = signed(event, 'whsec_of_before').signature.split(',')[1];
  expect((await sendPayload(payload, { 'stripe-signature': `${time},${other},${own}` })).status).toBe(200);
  expect((await requestCheck(user)).subscription.status).toBe('active');
});

test('needs no Origin, sets no cookie and takes text/plain, since the signature proves it', async () => {
  const { event } = await eventOfSubscriber();
  const { payload, signature } = signed(event, WEBHOOK_SECRET);
  const response = await sendPayload(payload, { 'stripe-signature': signature, 'content-type': 'text/plain' });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
});

/** A subscriber with three events at Stripe: begun, payment failed, ended. */
async function threeEvents() {
  const user = await subscriber(stripe());
  stripe().subscriptions.failPayment(user.id);
  stripe().subscriptions.cancel(user.id);
  const events = stripe().events.filter(
    ({ data, type }) => 'id' in data.object && data.object.id === user.id && type !== 'customer.subscription.created',
  );
  return { user, events: events.slice(-3) };
}

test.each(['012', '021', '102', '120', '201', '210'])('ends alike in order %s, each delivered twice', async (order) => {
  const { user, events } = await threeEvents();
  expect(events.map(({ type }) => type)).toEqual([
    'customer.subscription.updated',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ]);
  for (const at of order.repeat(2)) expect((await deliverEvent(events[Number(at)])).status).toBe(200);
  expect((await requestCheck(user)).subscription.status).toBe('canceled');
});

test('deliveries at the same moment end in the state that Stripe has', async () => {
  const { user, events } = await threeEvents();
  const answers = await Promise.all([...events, ...events].map(deliverEvent));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await requestCheck(user)).subscription.status).toBe('canceled');
});

test('an answer of Stripe’s that was overtaken does not overwrite the newer one', async () => {
  const user = await premiumUser(stripe());
  stripe().subscriptions.failPayment(user.id);
  const slow = stripe().holdNextRead();
  const first = deliverEvent(stripe().events.at(-1));
  await slow.arrived;
  stripe().subscriptions.pay(user.id);
  await deliverEvent(stripe().events.at(-1));
  slow.release();
  expect((await first).status).toBe(200);
  expect((await requestCheck(user)).subscription.status).toBe('active');
});

test('an event is refused when Stripe cannot be asked, so that it is delivered again', async () => {
  const { event } = await eventOfSubscriber();
  const lost = { ...event, id: 'evt_lost', data: { object: { object: 'subscription', id: 'sub_x' } } };
  expect((await deliverEvent(lost)).status).toBe(404);
});

test.each(['customer.updated', 'charge.refunded', 'something.new'])('answers 200 to %s', async (type) => {
  const { event } = await eventOfSubscriber();
  const unknown = { ...event, id: `evt_${type}`, type, data: { object: { object: 'charge', id: 'ch_1' } } };
  expect((await deliverEvent(unknown)).status).toBe(200);
});

test('cancels a subscription of a deleted account', async () => {
  const user = await subscriber(stripe());
  await (await db()).user.delete({ where: { id: user.user.id } });
  expect((await deliverEvent(user.events.at(-1))).status).toBe(200);
  await performDue(cancellations);
  expect(stripe().subscriptions.get(user.id).status).toBe('canceled');
  expect(stripe().customers.get(user.customer)).toMatchObject({ deleted: true });
  expect(await (await db()).job.count()).toBe(0);
});

/** Metadata of subscriptions that this installation did not sell. */
const foreign: [string, Record<string, string>][] = [
  ['another product', {}],
  ['another product that names its users, too', { userId: 'gone' }],
  ['another installation', { userId: 'gone', site: 'https://elsewhere.example' }],
];

test.each(foreign)('never cancels a subscription of %s', async (_, metadata) => {
  const stranger = stripe().customers.create({ metadata });
  const price = stripe().prices.create({ unit_amount: '100' });
  const { id } = stripe().subscriptions.create(stranger.id, price.id);
  expect((await deliverEvent(stripe().events.at(-1))).status).toBe(200);
  expect(await (await db()).job.count()).toBe(0);
  expect(await (await db()).subscription.count({ where: { id } })).toBe(0);
  expect(stripe().subscriptions.get(id).status).toBe('active');
});

test('never cancels what was sold before this database was set up: it is the wrong one', async () => {
  const user = await subscriber(stripe());
  await (await db()).user.delete({ where: { id: user.user.id } });
  stripe().subscriptions.get(user.id).created = 1_700_000_000;
  expect((await deliverEvent(user.events.at(-1))).status).toBe(200);
  expect(await (await db()).job.count()).toBe(0);
  expect(stripe().subscriptions.get(user.id).status).toBe('active');
});

test('reads an invoice as the API had it before 2025-03-31', async () => {
  const { user } = await eventOfSubscriber();
  const invoice = { object: 'invoice', id: 'in_old', subscription: user.id };
  const event = { id: 'evt_old', object: 'event', type: 'invoice.paid', data: { object: invoice } };
  expect((await deliverEvent(event)).status).toBe(200);
  expect((await requestCheck(user)).subscription.status).toBe('active');
});

test.each([
  ['no data', { id: 'evt_1', object: 'event', type: 'invoice.paid' }],
  ['no object', { id: 'evt_2', object: 'event', type: 'invoice.paid', data: {} }],
  ['no id', { object: 'event', type: 'invoice.paid', data: { object: { object: 'invoice' } } }],
  ['nothing', null],
])('answers 400 to a signed event with %s', async (_, event) => {
  expect((await deliverEvent(event)).status).toBe(400);
});

test.each([
  ['invoice', { object: 'invoice', id: 'in_1', parent: { subscription_details: {} } }],
  ['checkout', { object: 'checkout.session', id: 'cs_1' }],
])('answers 200 to an %s event that names no subscription', async (name, object) => {
  const event = { id: `evt_no_${name}`, object: 'event', type: 'x', data: { object } };
  expect((await deliverEvent(event)).status).toBe(200);
});

test('a subscription without a period end gives no access beyond its start', async () => {
  const { user, event } = await eventOfSubscriber();
  const subscription = stripe().subscriptions.get(user.id);
  for (const item of subscription.items.data) Reflect.deleteProperty(item, 'current_period_end');
  expect((await deliverEvent(event)).status).toBe(200);
  expect((await requestCheck(user)).subscription.currentPeriodEnd).toBe(
    new Date(subscription.created * 1000).toISOString(),
  );
});
