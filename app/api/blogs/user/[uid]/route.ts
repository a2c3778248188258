import { requireSelf } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { listOwnBlogs } from '@/lib/blogs/reading/service.ts';
import { pageSchema } from '@/lib/blogs/schema.ts';

export const GET = route({ scope: 'read', query: pageSchema }, ({ actor, params, query }) =>
  listOwnBlogs(requireSelf(actor, params.uid), query),
);
