import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { listRevisions } from '@/lib/blogs/editing/service.ts';

export const GET = route(editing['GET /api/blogs/{id}/revisions'], ({ actor, params }) =>
  listRevisions(actor, params.id),
);
