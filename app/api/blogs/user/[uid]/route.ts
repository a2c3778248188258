import { requireSelf } from '@/lib/auth/actor';
import { route } from '@/lib/auth/route';
import { pageSchema } from '@/lib/blogs/schema';
import { listOwnBlogs } from '@/lib/blogs/service';

/** GET /api/blogs/user/{uid}?page=&pageSize= (spec §7): a user's own blogs, newest first. */
export const GET = route({ query: pageSchema }, ({ actor, params, query }) =>
  listOwnBlogs(requireSelf(actor, params.uid ?? ''), query),
);
