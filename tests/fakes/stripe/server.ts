import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { listen } from '../local-server.ts';
import { answerCall } from './api.ts';
import { ApiFault } from './faults.ts';
import { readForm } from './form.ts';
import { newStripeId } from './objects.ts';
import { checkoutPage, portalPage } from './pages.ts';
import { createStore, type StripeStore } from './store.ts';
import { deliver, type WebhookEndpoint } from './webhooks.ts';

/** A call that came in. */
type ReceivedCall = { method: string; path: string; idempotencyKey?: string };

const SECRET_KEY = 'sk_test_of_the_test_server';

type Answer = { status: number; body: string };

function faultAnswer({ status, error }: ApiFault): Answer {
  return { status, body: JSON.stringify({ error }) };
}

const BAD_KEY = new ApiFault(401, {
  message: 'Invalid API Key provided: sk_test_*****',
  type: 'invalid_request_error',
});

const OUTAGE = new ApiFault(503, { message: 'Stripe is temporarily unavailable.', type: 'api_error' });

const REUSED_KEY = new ApiFault(400, {
  message: 'Keys for idempotent requests can only be used with the same parameters.',
  type: 'idempotency_error',
});

/** Answers each idempotency key once, and again with the same answer. */
function rememberAnswers() {
  const known = new Map<string, { body: string; answer: Answer }>();
  return (key: string | undefined, body: string, work: () => Answer): Answer => {
    const earlier = key === undefined ? undefined : known.get(key);
    if (earlier) return earlier.body === body ? earlier.answer : faultAnswer(REUSED_KEY);
    const answer = work();
    if (key !== undefined) known.set(key, { body, answer });
    return answer;
  };
}

/** Keeps back the answer of one read, as a slow network does; what it says is settled before. */
function readGate() {
  let next: { opened: Promise<void>; arrive: () => void } | undefined;
  return {
    pass: async () => {
      const held = next;
      next = undefined;
      held?.arrive();
      await held?.opened;
    },
    holdNext: () => {
      const opened = Promise.withResolvers<void>();
      const arrived = Promise.withResolvers<void>();
      next = { opened: opened.promise, arrive: arrived.resolve };
      return { arrived: arrived.promise, release: opened.resolve };
    },
  };
}

/** Does what a button of a page does and says where the browser goes next. */
function press(store: StripeStore, path: string, action: string): string {
  const id = path.split('/').at(-1) ?? '';
  if (path.startsWith('/c/pay/')) return store.sessions.complete(id)?.success_url ?? '/';
  const portal = store.portals.get(id);
  const subscription = runningSubscriptions(store, portal?.customer);
  if (subscription && action === 'pay') store.subscriptions.pay(subscription.id);
  // The portal sets a date, where the API's own parameter names the period's end.
  const end = String(subscription?.items.data[0]?.current_period_end);
  const cancelAt = { cancel: end, renew: '' }[action];
  if (subscription && cancelAt !== undefined) {
    store.subscriptions.update(subscription.id, { cancel_at: cancelAt });
  }
  return path;
}

const runningSubscriptions = (store: StripeStore, customer: string | undefined) =>
  store.subscriptions.all().find((each) => each.customer === customer && !each.ended_at);

function pageAt(store: StripeStore, path: string): string | undefined {
  const id = path.split('/').at(-1) ?? '';
  const session = path.startsWith('/c/pay/') ? store.sessions.get(id) : undefined;
  if (session) return checkoutPage(session);
  const portal = path.startsWith('/p/session/') ? store.portals.get(id) : undefined;
  return portal && portalPage(portal, runningSubscriptions(store, portal.customer));
}

/**
 * Starts a Stripe with nothing in it: the calls the application makes, the pages behind them and signed events, as
 * Stripe publishes them for the SDK's version of the API.
 */
export async function startFakeStripe() {
  const events: Stripe.Event[] = [];
  const calls: ReceivedCall[] = [];
  const stop = new AbortController();
  const gate = readGate();
  const onceForKey = rememberAnswers();
  let endpoint: WebhookEndpoint | undefined;
  let isDown = false;
  const store = createStore((event) => {
    events.push(event);
    if (endpoint) void deliver(event, endpoint, stop.signal);
  });
  const { server, url, close } = await listen();

  async function answerApi(request: IncomingMessage, target: URL): Promise<Answer> {
    const method = request.method ?? '';
    const body = await text(request);
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined;
    calls.push({ method, path: target.pathname, idempotencyKey });
    if (isDown) return faultAnswer(OUTAGE);
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return faultAnswer(BAD_KEY);
    const form = readForm(method === 'GET' ? target.search.slice(1) : body);
    const answer = onceForKey(method === 'POST' ? idempotencyKey : undefined, body, () => {
      try {
        const answer = answerCall(store, { method, path: target.pathname, form, origin: url });
        return { status: 200, body: JSON.stringify(answer) };
      } catch (error) {
        if (error instanceof ApiFault) return faultAnswer(error);
        throw error;
      }
    });
    if (method === 'GET' && target.pathname.startsWith('/v1/subscriptions/')) await gate.pass();
    return answer;
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, path: string) {
    if (request.method === 'POST') {
      const action = new URLSearchParams(await text(request)).get('action') ?? '';
      response.writeHead(303, { Location: press(store, path, action) }).end();
      return;
    }
    const html = pageAt(store, path);
    response.writeHead(html ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  }

  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const target = new URL(request.url ?? '/', url);
    if (!target.pathname.startsWith('/v1/')) {
      await answerPage(request, response, target.pathname);
      return;
    }
    const { status, body } = await answerApi(request, target);
    const headers = { 'Content-Type': 'application/json', 'Request-Id': newStripeId('req') };
    response.writeHead(status, headers).end(body);
  });

  return {
    ...store,
    url,
    secretKey: SECRET_KEY,
    events,
    calls,
    /** From now on every event is delivered there until it is taken. */
    sendEventsTo: (given: WebhookEndpoint) => {
      endpoint = given;
    },
    /** Keeps back the answer to the next read of a subscription, once it has arrived, until it is released. */
    holdNextRead: gate.holdNext,
    /** Whether every call is answered 503, as in an outage. */
    setDown: (given: boolean) => {
      isDown = given;
    },
    close: () => {
      stop.abort();
      return close();
    },
  };
}

/** A running Stripe. */
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
