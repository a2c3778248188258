import { emptyBody, route } from '@/lib/auth/route.ts';
import { forgetBacklink } from '@/lib/backlinks/service.ts';

/** DELETE /api/backlinks/{blogId}/{backlinkId}: deletes a submission from the list. */
export const DELETE = route({ body: emptyBody }, ({ actor, params }) =>
  forgetBacklink(actor, params.blogId ?? '', params.backlinkId ?? ''),
);
