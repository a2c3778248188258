import { z } from 'zod';
import { forgetBacklink } from '@/lib/backlinks/service';
import { route } from '@/lib/http/route';

/** DELETE /api/backlinks/{blogId}/{backlinkId}: forgets a submission. */
export const DELETE = route({ body: z.object({}) }, ({ actor, params }) =>
  forgetBacklink(actor, params.blogId ?? '', params.backlinkId ?? ''),
);
