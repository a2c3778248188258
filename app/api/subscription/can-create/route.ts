import { canCreate } from '@/lib/access/service.ts';
import { requireSelf } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { ownSubscriptionSchema } from '@/lib/subscription/schema.ts';

export const GET = route({ query: ownSubscriptionSchema }, ({ actor, query }) =>
  canCreate(requireSelf(actor, query.userId)),
);
