import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { getRevision } from '@/lib/blogs/editing/service.ts';

export const GET = route(editing['GET /api/blogs/{id}/revisions/{revisionId}'], ({ actor, params }) =>
  getRevision(actor, params.id, params.revisionId),
);
