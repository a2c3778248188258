import { emptyBody, route } from '@/lib/auth/route.ts';
import { ownersBody } from '@/lib/blogs/authorization.ts';
import { blogEditSchema } from '@/lib/blogs/editing/schema.ts';
import { editBlog } from '@/lib/blogs/editing/service.ts';
import { readBlog } from '@/lib/blogs/reading/service.ts';
import { deleteBlog } from '@/lib/blogs/service.ts';
import { publicJson } from '@/lib/http/public-text.ts';

export const GET = route({}, async ({ actor, params }) => publicJson(await readBlog(params.id ?? '', actor)));

export const DELETE = route({ body: emptyBody }, ({ actor, params }) => deleteBlog(actor, params.id ?? ''));

export const PUT = route({ body: blogEditSchema, largeBody: ownersBody(1024 * 1024) }, ({ actor, params, body }) =>
  editBlog(actor, params.id ?? '', body),
);
