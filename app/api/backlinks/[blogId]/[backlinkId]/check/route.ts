import { z } from 'zod';
import { checkBacklink } from '@/lib/backlinks/service';
import { route } from '@/lib/http/route';

/** POST /api/backlinks/{blogId}/{backlinkId}/check: looks now whether the link is there. */
export const POST = route({ body: z.object({}) }, ({ actor, params }) =>
  checkBacklink(actor, params.blogId ?? '', params.backlinkId ?? ''),
);
