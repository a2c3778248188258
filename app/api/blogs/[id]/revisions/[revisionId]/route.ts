import { route } from '@/lib/auth/route.ts';
import { getRevision } from '@/lib/blogs/editing/service.ts';

/** GET /api/blogs/{id}/revisions/{revisionId}: an earlier version, for the owner. */
export const GET = route({}, ({ actor, params }) => getRevision(actor, params.id ?? '', params.revisionId ?? ''));
