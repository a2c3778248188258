import { route } from '@/lib/auth/route.ts';
import { ownersBody } from '@/lib/blogs/authorization.ts';
import { reviewSchema } from '@/lib/writing/examination/schema.ts';
import { listFindings, reviewBlog } from '@/lib/writing/examination/service.ts';

export const GET = route({ scope: 'read', limit: 'score' }, ({ actor, params }) => listFindings(actor, params.id));

export const PUT = route({ body: reviewSchema, largeBody: ownersBody(2 * 1024 * 1024) }, ({ actor, params, body }) =>
  reviewBlog(actor, params.id, body),
);
