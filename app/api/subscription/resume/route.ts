import { requireSelf } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { ownSubscriptionSchema } from '@/lib/subscription/schema.ts';
import { resumeSubscription } from '@/lib/subscription/service.ts';

/** POST /api/subscription/resume: takes a cancellation back. */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) =>
  resumeSubscription(requireSelf(actor, body.userId)),
);
