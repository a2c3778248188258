import { requireSelf } from '@/lib/access/actor';
import { route } from '@/lib/http/route';
import { ownSubscriptionSchema } from '@/lib/subscription/schema';
import { cancelSubscription } from '@/lib/subscription/service';

/** POST /api/subscription/cancel (spec §7). */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) =>
  cancelSubscription(requireSelf(actor, body.userId)),
);
