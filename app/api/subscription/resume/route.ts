import { route } from '@/lib/auth/route.ts';
import { ownSubscriptionSchema } from '@/lib/subscription/schema.ts';
import { resumeSubscription } from '@/lib/subscription/service.ts';

/** POST /api/subscription/resume: undoes a cancellation. */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) => resumeSubscription(actor, body.userId));
