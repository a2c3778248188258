import { blogs } from '@/lib/api/operations/blogs.ts';
import { editing } from '@/lib/api/operations/editing.ts';
import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { introExcerpt } from '@/lib/blogs/article-texts.ts';
import { ownersOnly } from '@/lib/blogs/authorization.ts';
import { deleteBlog } from '@/lib/blogs/bin-and-visibility/service.ts';
import { editBlog } from '@/lib/blogs/editing/service.ts';
import { readBlog } from '@/lib/blogs/reading/service.ts';
import { BATCH_INTRO_CHARACTERS } from '@/lib/constants/limits.ts';
import { publicJson } from '@/lib/http/public-text.ts';

/** GET /api/blogs/{id} (spec §7), with the beginning of its introduction as batch results show it. */
export const GET = route(blogs['GET /api/blogs/{id}'], async ({ actor, params }) => {
  const blog = await readBlog(params.id, actor);
  return publicJson({ ...blog, excerpt: introExcerpt(blog, BATCH_INTRO_CHARACTERS) });
});

export const DELETE = route(publishing['DELETE /api/blogs/{id}'], ({ actor, params }) => deleteBlog(actor, params.id));

export const PUT = route({ ...editing['PUT /api/blogs/{id}'], requireAllowed: ownersOnly }, ({ actor, params, body }) =>
  editBlog(actor, params.id, body),
);
