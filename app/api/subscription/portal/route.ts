import { requireSelf } from '@/lib/access/actor';
import { route } from '@/lib/http/route';
import { ownSubscriptionSchema } from '@/lib/subscription/schema';
import { openPortal } from '@/lib/subscription/service';

/** POST /api/subscription/portal: the page to manage billing on. */
export const POST = route({ body: ownSubscriptionSchema }, ({ actor, body }) =>
  openPortal(requireSelf(actor, body.userId)),
);
