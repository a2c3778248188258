import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { checkBacklink } from '@/lib/backlinks/service.ts';

/** POST /api/backlinks/{blogId}/{backlinkId}/check: checks the link now. */
export const POST = route({ body: z.object({}) }, ({ actor, params }) =>
  checkBacklink(actor, params.blogId ?? '', params.backlinkId ?? ''),
);
