import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { forgetBacklink } from '@/lib/backlinks/service.ts';

/** DELETE /api/backlinks/{blogId}/{backlinkId}: deletes a submission from the list. */
export const DELETE = route({ body: z.object({}) }, ({ actor, params }) =>
  forgetBacklink(actor, params.blogId ?? '', params.backlinkId ?? ''),
);
