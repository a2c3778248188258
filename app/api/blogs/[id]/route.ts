import { emptyBody, route } from '@/lib/auth/route.ts';
import { ownersBody } from '@/lib/blogs/authorization.ts';
import { deleteBlog } from '@/lib/blogs/bin-and-visibility/service.ts';
import { blogEditSchema } from '@/lib/blogs/editing/schema.ts';
import { editBlog } from '@/lib/blogs/editing/service.ts';
import { readBlog } from '@/lib/blogs/reading/service.ts';
import { publicJson } from '@/lib/http/public-text.ts';

/** GET /api/blogs/{id} (spec §7). */
export const GET = route({}, async ({ actor, params }) => publicJson(await readBlog(params.id ?? '', actor)));

/** DELETE /api/blogs/{id}: moves the blog to the bin. */
export const DELETE = route({ body: emptyBody }, ({ actor, params }) => deleteBlog(actor, params.id ?? ''));

/** PUT /api/blogs/{id}: saves the owner's text. */
export const PUT = route({ body: blogEditSchema, largeBody: ownersBody(1024 * 1024) }, ({ actor, params, body }) =>
  editBlog(actor, params.id ?? '', body),
);
