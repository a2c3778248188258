import { z } from 'zod';
import { canCreate } from '@/lib/access/service';
import { requireSelf } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';

/** GET /api/subscription/can-create?userId= (spec §7). */
export const GET = route({ query: z.object({ userId: z.string() }) }, ({ actor, query }) =>
  canCreate(requireSelf(actor, query.userId).user.id),
);
