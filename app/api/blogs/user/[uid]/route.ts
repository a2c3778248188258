import { blogs } from '@/lib/api/operations/blogs.ts';
import { requireSelf } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { listOwnBlogs } from '@/lib/blogs/reading/service.ts';

export const GET = route(blogs['GET /api/blogs/user/{uid}'], ({ actor, params, query }) =>
  listOwnBlogs(requireSelf(actor, params.uid), query),
);
