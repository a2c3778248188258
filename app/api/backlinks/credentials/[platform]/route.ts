import { z } from 'zod';
import { platformSchema } from '@/lib/backlinks/schema';
import { forgetCredentials } from '@/lib/backlinks/service';
import { route } from '@/lib/http/route';

/** DELETE /api/backlinks/credentials/{platform}: forgets remembered credentials. */
export const DELETE = route({ body: z.object({}) }, ({ actor, params }) =>
  forgetCredentials(actor, platformSchema.parse(params.platform)),
);
