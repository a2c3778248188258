import { requireSelf } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';
import { ownSubscriptionSchema } from '@/lib/subscription/schema';
import { openPortal } from '@/lib/subscription/service';

/** POST /api/subscription/portal: the page to manage billing on. */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) =>
  openPortal(requireSelf(actor, body.userId)),
);
