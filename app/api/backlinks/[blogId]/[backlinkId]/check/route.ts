import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { checkBacklink } from '@/lib/backlinks/service.ts';

export const POST = route(publishing['POST /api/backlinks/{blogId}/{backlinkId}/check'], ({ actor, params }) =>
  checkBacklink(actor, params.blogId, params.backlinkId),
);
