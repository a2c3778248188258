import { route } from '@/lib/auth/route.ts';
import { readText } from '@/lib/http/body.ts';
import { receiveEvent } from '@/lib/subscription/refresh.ts';

/** Largest event taken in, in bytes; Stripe's own are far smaller. */
const EVENT_LIMIT = 1024 * 1024;

/** POST /api/stripe/webhook: events of Stripe's, proved by their signature over the body as it came. */
export const POST = route({ origin: 'any' }, async ({ actor, request }) => {
  const payload = await readText(request, { limit: EVENT_LIMIT, address: actor.address });
  await receiveEvent(payload, request.headers.get('stripe-signature'));
  return { received: true };
});
