import { requireSelf } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { syncRequestSchema } from '@/lib/subscription/schema.ts';
import { syncSubscription } from '@/lib/subscription/service.ts';

/** POST /api/subscription/sync (spec §7). */
export const POST = route({ body: syncRequestSchema }, ({ actor, body }) =>
  syncSubscription(requireSelf(actor, body.userId), body),
);
