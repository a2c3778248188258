import { blogs } from '@/lib/api/operations/blogs.ts';
import { route } from '@/lib/auth/route.ts';
import { listWholeBlogsBySlug } from '@/lib/blogs/reading/service.ts';
import { publicJson } from '@/lib/http/public-text.ts';

export const GET = route(blogs['GET /api/blogs/username/{usernameSlug}'], async ({ params }) =>
  publicJson(await listWholeBlogsBySlug(params.usernameSlug)),
);
