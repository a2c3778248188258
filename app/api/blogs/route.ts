import { route } from '@/lib/auth/route.ts';
import { blogListSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { listBlogs } from '@/lib/blogs/reading/service.ts';

/** GET /api/blogs: a page of the own blogs for programs, newest first. */
export const GET = route({ scope: 'read', auth: 'user', query: blogListSchema }, ({ actor, query }) =>
  listBlogs(actor, query),
);
