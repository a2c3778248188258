import { listBlogsBySlug } from '@/lib/blogs/service';
import { publicJson } from '@/lib/http/public-text';
import { route } from '@/lib/http/route';

/** GET /api/blogs/username/{usernameSlug} (spec §7): a creator's blogs, newest first. */
export const GET = route({}, async ({ params }) => {
  const { blogs } = await listBlogsBySlug(params.usernameSlug ?? '');
  return publicJson(blogs);
});
