import 'server-only';
import { isKnownEvent } from './queries.ts';
import { refreshSubscription } from './refresh.ts';
import { subscriptionIdOf } from './rules.ts';
import { verifiedEvent } from './stripe-client.ts';

/**
 * Takes in an event of Stripe's. Returns only after its effect is stored; until then Stripe delivers it again. The
 * event says which subscription has changed, never how: that is asked, so that order and number of deliveries do not
 * matter.
 * @param payload the body exactly as it came
 * @throws AppError invalid-input for a wrong signature; unavailable
 */
export async function receiveEvent(payload: string, signature: string | null): Promise<void> {
  const event = verifiedEvent(payload, signature);
  const subscriptionId = subscriptionIdOf(event);
  if (!subscriptionId || (await isKnownEvent(event.id))) return;
  await refreshSubscription(subscriptionId, { id: event.id, type: event.type });
}
