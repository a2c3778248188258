import { route } from '@/lib/auth/route.ts';
import { viewCountsQuerySchema, viewsByBlog } from '@/lib/views/service.ts';

/** GET /api/views/counts?ids=: recent views of several blogs, by blog. */
export const GET = route({ auth: 'user', query: viewCountsQuerySchema }, ({ actor, query }) =>
  viewsByBlog(actor, query.ids),
);
