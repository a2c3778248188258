import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { restoreRevision } from '@/lib/blogs/editing/service.ts';

export const POST = route(editing['POST /api/blogs/{id}/revisions/{revisionId}/restore'], ({ actor, params }) =>
  restoreRevision(actor, params.id, params.revisionId),
);
