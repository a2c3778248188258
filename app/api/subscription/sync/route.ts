import { requireSelf } from '@/lib/access/actor';
import { route } from '@/lib/http/route';
import { syncRequestSchema } from '@/lib/subscription/schema';
import { syncSubscription } from '@/lib/subscription/service';

/** POST /api/subscription/sync (spec §7). */
export const POST = route({ body: syncRequestSchema }, ({ actor, body }) =>
  syncSubscription(requireSelf(actor, body.userId), body),
);
