import { emptyBody, route } from '@/lib/auth/route.ts';
import { forgetBacklink } from '@/lib/backlinks/service.ts';

export const DELETE = route({ scope: 'publish', body: emptyBody }, ({ actor, params }) =>
  forgetBacklink(actor, params.blogId, params.backlinkId),
);
