import { requireSelf } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { ownSubscriptionSchema } from '@/lib/subscription/schema.ts';
import { startCheckout } from '@/lib/subscription/service.ts';

/** POST /api/subscription/create-checkout-session (spec §7): the page to pay on. */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) =>
  startCheckout(requireSelf(actor, body.userId)),
);
