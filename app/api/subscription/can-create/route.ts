import { z } from 'zod';
import { requireSelf } from '@/lib/access/actor';
import { canCreate } from '@/lib/access/service';
import { route } from '@/lib/http/route';

/** GET /api/subscription/can-create?userId= (spec §7). */
export const GET = route({ query: z.object({ userId: z.string() }) }, ({ actor, query }) =>
  canCreate(requireSelf(actor, query.userId).user.id),
);
