import { route } from '@/lib/auth/route.ts';
import { viewCountsQuerySchema, viewsByBlog } from '@/lib/views/service.ts';

export const GET = route({ scope: 'read', auth: 'user', query: viewCountsQuerySchema }, ({ actor, query }) =>
  viewsByBlog(actor, query.ids),
);
