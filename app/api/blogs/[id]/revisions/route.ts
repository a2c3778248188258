import { route } from '@/lib/auth/route.ts';
import { listRevisions } from '@/lib/blogs/editing/service.ts';

/** GET /api/blogs/{id}/revisions: earlier texts of a blog, for its owner. */
export const GET = route({}, ({ actor, params }) => listRevisions(actor, params.id ?? ''));
