import { requireSelf } from '@/lib/access/actor';
import { pageSchema } from '@/lib/blogs/schema';
import { listOwnBlogs } from '@/lib/blogs/service';
import { route } from '@/lib/http/route';

/** GET /api/blogs/user/{uid}?page=&pageSize= (spec §7): a user's own blogs, newest first. */
export const GET = route({ query: pageSchema }, ({ actor, params, query }) =>
  listOwnBlogs(requireSelf(actor, params.uid ?? ''), query),
);
