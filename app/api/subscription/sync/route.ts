import { requireSelf } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';
import { syncRequestSchema } from '@/lib/subscription/schema';
import { syncSubscription } from '@/lib/subscription/service';

/** POST /api/subscription/sync (spec §7). */
export const POST = route({ body: syncRequestSchema }, ({ actor, body }) =>
  syncSubscription(requireSelf(actor, body.userId), body),
);
