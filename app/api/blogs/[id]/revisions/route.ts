import { route } from '@/lib/auth/route.ts';
import { listRevisions } from '@/lib/blogs/editing/service.ts';

/** GET /api/blogs/{id}/revisions: earlier versions, for the owner. */
export const GET = route({}, ({ actor, params }) => listRevisions(actor, params.id ?? ''));
