import { emptyBody, route } from '@/lib/auth/route.ts';
import { restoreRevision } from '@/lib/blogs/editing/service.ts';

export const POST = route({ scope: 'write', body: emptyBody }, ({ actor, params }) =>
  restoreRevision(actor, params.id, params.revisionId),
);
