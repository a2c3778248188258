import { requireSelf } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { listOwnBlogs } from '@/lib/blogs/reading/service.ts';
import { pageSchema } from '@/lib/blogs/schema.ts';

/** GET /api/blogs/user/{uid}?page=&pageSize= (spec §7): a user's own blogs, newest first. */
export const GET = route({ query: pageSchema }, ({ actor, params, query }) =>
  listOwnBlogs(requireSelf(actor, params.uid ?? ''), query),
);
