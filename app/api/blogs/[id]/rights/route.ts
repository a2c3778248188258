import { route } from '@/lib/auth/route.ts';
import { rightsOn } from '@/lib/blogs/authorization.ts';

/** GET /api/blogs/{id}/rights: what whoever asks may do with a blog. Apart from the blog, which is the same for all. */
export const GET = route({}, ({ actor, params }) => rightsOn(params.id ?? '', actor));
