import { route } from '@/lib/auth/route.ts';
import { listBacklinks } from '@/lib/backlinks/service.ts';

export const GET = route({ scope: 'read' }, ({ actor, params }) => listBacklinks(actor, params.blogId));
