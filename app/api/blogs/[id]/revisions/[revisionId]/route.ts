import { route } from '@/lib/auth/route.ts';
import { getRevision } from '@/lib/blogs/editing/service.ts';

export const GET = route({ scope: 'read' }, ({ actor, params }) => getRevision(actor, params.id, params.revisionId));
