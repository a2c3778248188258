import { route } from '@/lib/auth/route.ts';
import { reviewBlog, reviewSchema } from '@/lib/provenance/service.ts';

export const PUT = route({ body: reviewSchema }, ({ actor, params, body }) => reviewBlog(actor, params.id ?? '', body));
