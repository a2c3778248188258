import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { withdraw } from '@/lib/backlinks/withdraw.ts';

/** POST /api/backlinks/{blogId}/{backlinkId}/withdraw: takes a post away on its platform. */
export const POST = route({ body: z.object({}) }, ({ actor, params, request }) =>
  withdraw(actor, params.blogId ?? '', params.backlinkId ?? '', request.signal),
);
