import { route } from '@/lib/auth/route.ts';
import { ownSubscriptionSchema } from '@/lib/subscription/schema.ts';
import { startCheckout } from '@/lib/subscription/service.ts';

/** POST /api/subscription/create-checkout-session (spec §7): opens the checkout. */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) => startCheckout(actor, body.userId));
