import { emptyBody, route } from '@/lib/auth/route.ts';
import { checkBacklink } from '@/lib/backlinks/service.ts';

export const POST = route({ scope: 'publish', body: emptyBody }, ({ actor, params }) =>
  checkBacklink(actor, params.blogId, params.backlinkId),
);
