import { requireSelf } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';
import { ownSubscriptionSchema } from '@/lib/subscription/schema';
import { resumeSubscription } from '@/lib/subscription/service';

/** POST /api/subscription/resume: takes a cancellation back. */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) =>
  resumeSubscription(requireSelf(actor, body.userId)),
);
