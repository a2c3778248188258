import { route } from '@/lib/auth/route.ts';
import { restoreBlogs } from '@/lib/blogs/bin-and-visibility/service.ts';
import { blogIdsSchema } from '@/lib/blogs/schema.ts';

export const POST = route({ scope: 'publish', body: blogIdsSchema }, ({ actor, body }) =>
  restoreBlogs(actor, body.ids),
);
