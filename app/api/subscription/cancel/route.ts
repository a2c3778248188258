import { route } from '@/lib/auth/route.ts';
import { ownSubscriptionSchema } from '@/lib/subscription/schema.ts';
import { cancelSubscription } from '@/lib/subscription/service.ts';

/** POST /api/subscription/cancel (spec §7). */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) => cancelSubscription(actor, body.userId));
