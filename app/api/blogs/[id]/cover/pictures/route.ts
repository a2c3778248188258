import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { findCovers } from '@/lib/illustrations/service.ts';

export const GET = route(editing['GET /api/blogs/{id}/cover/pictures'], ({ actor, params, query }) =>
  findCovers(actor, params.id, query.query),
);
