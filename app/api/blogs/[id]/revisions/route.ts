import { route } from '@/lib/auth/route.ts';
import { listRevisions } from '@/lib/blogs/editing/service.ts';

export const GET = route({}, ({ actor, params }) => listRevisions(actor, params.id));
