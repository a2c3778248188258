import { route } from '@/lib/auth/route.ts';
import { pictureSearchSchema } from '@/lib/blogs/editing/schema.ts';
import { findCovers } from '@/lib/illustrations/service.ts';

export const GET = route({ scope: 'read', query: pictureSearchSchema }, ({ actor, params, query }) =>
  findCovers(actor, params.id, query.query),
);
