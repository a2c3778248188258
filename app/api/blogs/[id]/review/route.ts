import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { ownersOnly } from '@/lib/blogs/authorization.ts';
import { reviewSchema } from '@/lib/writing/examination/schema.ts';
import { listFindings, reviewBlog } from '@/lib/writing/examination/service.ts';

export const GET = route(editing['GET /api/blogs/{id}/review'], ({ actor, params }) => listFindings(actor, params.id));

export const PUT = route(
  { body: reviewSchema, largeBody: { limit: 2 * 1024 * 1024 }, requireAllowed: ownersOnly },
  ({ actor, params, body }) => reviewBlog(actor, params.id, body),
);
