import { requireSelf } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';
import { ownSubscriptionSchema } from '@/lib/subscription/schema';
import { cancelSubscription } from '@/lib/subscription/service';

/** POST /api/subscription/cancel (spec §7). */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) =>
  cancelSubscription(requireSelf(actor, body.userId)),
);
