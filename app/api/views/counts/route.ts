import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { viewsByBlog } from '@/lib/views/service.ts';

export const GET = route(blogs['GET /api/views/counts'], ({ actor, query }) => viewsByBlog(actor, query.ids));
