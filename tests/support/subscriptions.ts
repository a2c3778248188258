import { afterAll, beforeAll } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../fakes/stripe/server.ts';
import { signed } from '../fakes/stripe/webhooks.ts';
import { api, send } from './api.ts';
import { changeSettings } from './settings.ts';
import { signedInUser } from './users.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** A signed-in user with the headers of their browser. */
export type SignedIn = Awaited<ReturnType<typeof signedInUser>>;

/** Starts Stripe for a test file and points the application at it; no event is delivered by itself. */
export function fakeStripeOfFile(): { stripe: () => FakeStripe } {
  let running: FakeStripe | undefined;
  beforeAll(async () => {
    running = await startFakeStripe();
    changeSettings({
      STRIPE_API_BASE: running.url,
      STRIPE_SECRET_KEY: running.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
  });
  afterAll(() => running?.close());
  return {
    stripe: () => {
      if (!running) throw new Error('Stripe is not running');
      return running;
    },
  };
}

type Call = 'cancel' | 'create-checkout-session' | 'portal' | 'resume' | 'sync';

/** Asks one of the calls that name nothing but the user. */
export const ask = (call: Call, { user, headers }: SignedIn, more: object = {}) =>
  api.post(`/api/subscription/${call}`, { userId: user.id, ...more }, headers);

const reading =
  (call: string) =>
  async ({ user, headers }: SignedIn) =>
    (await api.get(`/api/subscription/${call}?userId=${user.id}`, headers)).json();

/** GET check of a user. */
export const requestCheck = reading('check');

/** GET can-create of a user. */
export const requestCanCreate = reading('can-create');

/** Hands an event to the webhook as Stripe does. */
export function deliverEvent(event: unknown): Promise<Response> {
  const { payload, signature } = signed(event, WEBHOOK_SECRET);
  return sendPayload(payload, { 'stripe-signature': signature });
}

/** Hands a body to the webhook. */
export function sendPayload(payload: string, headers: Record<string, string>): Promise<Response> {
  const url = 'http://quillcast.test/api/stripe/webhook';
  return send(new Request(url, { method: 'POST', headers, body: payload }));
}

/** A user who has paid at the checkout page; `events` are those that Stripe has of it. */
export async function subscriber(stripe: FakeStripe) {
  const signedIn = await signedInUser();
  const before = stripe.events.length;
  const { url } = await (await ask('create-checkout-session', signedIn)).json();
  const session = stripe.sessions.complete(url.split('/').at(-1));
  const events = stripe.events.slice(before);
  return { ...signedIn, id: String(session?.subscription), customer: String(session?.customer), events };
}

/** A user whose payment has arrived here, too. */
export async function premiumUser(stripe: FakeStripe) {
  const user = await subscriber(stripe);
  for (const event of user.events) await deliverEvent(event);
  return user;
}

/** DELETE /api/account of a user. */
export const deletion = ({ user, headers }: SignedIn) => api.delete('/api/account', { email: user.email }, headers);
