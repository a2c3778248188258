import { route } from '@/lib/auth/route.ts';
import { listRevisions } from '@/lib/blogs/editing/service.ts';

export const GET = route({ scope: 'read' }, ({ actor, params }) => listRevisions(actor, params.id));
