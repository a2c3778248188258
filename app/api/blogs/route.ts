import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { listBlogs } from '@/lib/blogs/reading/service.ts';

export const GET = route(blogs['GET /api/blogs'], ({ actor, query }) => listBlogs(actor, query));
