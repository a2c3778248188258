import { route } from '@/lib/auth/route.ts';
import { readBodyText } from '@/lib/http/body.ts';
import { receiveEvent } from '@/lib/subscription/refresh.ts';

/** POST /api/stripe/webhook: Stripe events, authenticated by their signature of the raw body. */
export const POST = route({ origin: 'any' }, async ({ actor, request }) => {
  const payload = await readBodyText(request, { limit: 1024 * 1024, address: actor.address });
  await receiveEvent(payload, request.headers.get('stripe-signature'));
  return { received: true };
});
