import { route } from '@/lib/auth/route.ts';
import { ownSubscriptionSchema } from '@/lib/subscription/schema.ts';
import { resumeSubscription } from '@/lib/subscription/service.ts';

export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) => resumeSubscription(actor, body.userId));
