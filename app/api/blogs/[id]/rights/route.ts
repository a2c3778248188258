import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { rightsOn } from '@/lib/blogs/authorization.ts';

/** GET /api/blogs/{id}/rights: the requester's rights; separate, as the blog itself is the same for everybody. */
export const GET = route(blogs['GET /api/blogs/{id}/rights'], ({ actor, params }) => rightsOn(params.id, actor));
