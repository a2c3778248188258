import { route } from '@/lib/auth/route.ts';
import { reviewBlog, reviewSchema } from '@/lib/provenance/service.ts';

/** PUT /api/blogs/{id}/review: states or withdraws the owner's review of a model's text. */
export const PUT = route({ body: reviewSchema }, ({ actor, params, body }) => reviewBlog(actor, params.id ?? '', body));
