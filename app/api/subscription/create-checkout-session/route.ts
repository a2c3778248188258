import { requireSelf } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';
import { ownSubscriptionSchema } from '@/lib/subscription/schema';
import { startCheckout } from '@/lib/subscription/service';

/** POST /api/subscription/create-checkout-session (spec §7): the page to pay on. */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) =>
  startCheckout(requireSelf(actor, body.userId)),
);
