import { route } from '@/lib/auth/route.ts';
import { restoreBlogs } from '@/lib/blogs/bin/service.ts';
import { blogIdsSchema } from '@/lib/blogs/schema.ts';

/** POST /api/bin/restore: takes blogs out of the bin. */
export const POST = route({ body: blogIdsSchema }, ({ actor, body }) => restoreBlogs(actor, body.ids));
