import { z } from 'zod';
import { checkSubscription } from '@/lib/access/service';
import { requireSelf } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';

/** GET /api/subscription/check?userId= (spec §7). */
export const GET = route({ query: z.object({ userId: z.string() }) }, ({ actor, query }) =>
  checkSubscription(requireSelf(actor, query.userId).user.id),
);
