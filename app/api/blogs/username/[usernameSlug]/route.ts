import { route } from '@/lib/auth/route.ts';
import { listWholeBlogsBySlug } from '@/lib/blogs/reading/service.ts';
import { publicJson } from '@/lib/http/public-text.ts';

export const GET = route({ scope: 'read' }, async ({ params }) =>
  publicJson(await listWholeBlogsBySlug(params.usernameSlug)),
);
