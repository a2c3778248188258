import { requireUser } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { viewCountsQuerySchema } from '@/lib/views/schema.ts';
import { viewsByBlog } from '@/lib/views/service.ts';

/** GET /api/views/counts?ids=: views of the last days of several blogs of the user, by blog. */
export const GET = route({ query: viewCountsQuerySchema }, ({ actor, query }) =>
  viewsByBlog(requireUser(actor), query.ids),
);
