import { route } from '@/lib/auth/route.ts';
import { blogIdsSchema } from '@/lib/blogs/schema.ts';
import { restoreBlogs } from '@/lib/blogs/service.ts';

export const POST = route({ body: blogIdsSchema }, ({ actor, body }) => restoreBlogs(actor, body.ids));
