import { z } from 'zod';
import { requireSelf } from '@/lib/access/actor';
import { route } from '@/lib/http/route';
import { checkSubscription } from '@/lib/subscription/service';

/** GET /api/subscription/check?userId= (spec §7). */
export const GET = route({ query: z.object({ userId: z.string() }) }, ({ actor, query }) =>
  checkSubscription(requireSelf(actor, query.userId).user.id),
);
