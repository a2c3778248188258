import { listRevisions } from '@/lib/blogs/editing';
import { route } from '@/lib/http/route';

/** GET /api/blogs/{id}/revisions: earlier texts of a blog, for its owner. */
export const GET = route({}, ({ actor, params }) => listRevisions(actor, params.id ?? ''));
