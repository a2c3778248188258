import { route } from '@/lib/auth/route.ts';
import { rightsOn } from '@/lib/blogs/authorization.ts';

/** GET /api/blogs/{id}/rights: the requester's rights; separate, as the blog itself is the same for everybody. */
export const GET = route({ scope: 'read' }, ({ actor, params }) => rightsOn(params.id, actor));
