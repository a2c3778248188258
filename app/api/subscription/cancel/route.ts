import { route } from '@/lib/auth/route.ts';
import { ownSubscriptionSchema } from '@/lib/subscription/schema.ts';
import { cancelSubscription } from '@/lib/subscription/service.ts';

export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) => cancelSubscription(actor, body.userId));
