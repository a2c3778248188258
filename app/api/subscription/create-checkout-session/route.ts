import { route } from '@/lib/auth/route.ts';
import { ownSubscriptionSchema } from '@/lib/subscription/schema.ts';
import { startCheckout } from '@/lib/subscription/service.ts';

export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) => startCheckout(actor, body.userId));
