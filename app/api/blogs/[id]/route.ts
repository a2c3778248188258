import { emptyBody, route } from '@/lib/auth/route.ts';
import { introExcerpt } from '@/lib/blogs/article-texts.ts';
import { ownersBody } from '@/lib/blogs/authorization.ts';
import { deleteBlog } from '@/lib/blogs/bin-and-visibility/service.ts';
import { blogEditSchema } from '@/lib/blogs/editing/schema.ts';
import { editBlog } from '@/lib/blogs/editing/service.ts';
import { readBlog } from '@/lib/blogs/reading/service.ts';
import { BATCH_INTRO_CHARACTERS } from '@/lib/constants/limits.ts';
import { publicJson } from '@/lib/http/public-text.ts';

/** GET /api/blogs/{id} (spec §7), with the beginning of its introduction as batch results show it. */
export const GET = route({ scope: 'read' }, async ({ actor, params }) => {
  const blog = await readBlog(params.id, actor);
  return publicJson({ ...blog, excerpt: introExcerpt(blog, BATCH_INTRO_CHARACTERS) });
});

export const DELETE = route({ scope: 'publish', body: emptyBody }, ({ actor, params }) => deleteBlog(actor, params.id));

export const PUT = route(
  { scope: 'write', body: blogEditSchema, largeBody: ownersBody(1024 * 1024) },
  ({ actor, params, body }) => editBlog(actor, params.id, body),
);
