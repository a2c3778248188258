import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { forgetBacklink } from '@/lib/backlinks/service.ts';

export const DELETE = route(publishing['DELETE /api/backlinks/{blogId}/{backlinkId}'], ({ actor, params }) =>
  forgetBacklink(actor, params.blogId, params.backlinkId),
);
