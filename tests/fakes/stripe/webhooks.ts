import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';

/** Where events go, and the secret that signs them. */
export type WebhookEndpoint = { url: string; secret: string };

/** Pause between deliveries of one event that was not taken, in milliseconds; Stripe's own grow to hours. */
const REDELIVERY_MS = 200;

/** An event's body, and the header that proves it. */
export function signed(event: unknown, secret: string, at = Math.floor(Date.now() / 1000)) {
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  return { payload, signature };
}

/** Delivers an event until it is answered with 2xx, as Stripe does. */
export async function deliver(event: Stripe.Event, endpoint: WebhookEndpoint, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { payload, signature } = signed(event, endpoint.secret);
    try {
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body: payload,
        signal,
      });
      if (answer.ok) return;
    } catch {
      // The endpoint is down; it is tried again.
    }
    await sleep(REDELIVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
