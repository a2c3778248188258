import { route } from '@/lib/auth/route.ts';
import { withdrawSchema } from '@/lib/backlinks/schema.ts';
import { withdraw } from '@/lib/backlinks/service.ts';

/** POST /api/backlinks/{blogId}/{backlinkId}/withdraw: deletes a post on its platform. */
export const POST = route({ scope: 'publish', body: withdrawSchema }, ({ actor, body, params, request }) =>
  withdraw(actor, params.blogId, params.backlinkId, body.credentials, request.signal),
);
