import { route } from '@/lib/auth/route';
import { editBlog } from '@/lib/blogs/editing';
import { blogEditSchema } from '@/lib/blogs/schema';
import { getBlog } from '@/lib/blogs/service';
import { publicJson } from '@/lib/http/public-text';

/** GET /api/blogs/{id} (spec §7). */
export const GET = route({}, async ({ params }) => publicJson(await getBlog(params.id ?? '')));

/** PUT /api/blogs/{id}: the owner's corrected text. */
export const PUT = route(
  { body: blogEditSchema, bodyLimit: 1024 * 1024 },
  ({ actor, params, body }) => editBlog(actor, params.id ?? '', body),
);
