import { emptyBody, route } from '@/lib/auth/route.ts';
import { forgetCredentials } from '@/lib/backlinks/service.ts';
import { parseInput } from '@/lib/http/input.ts';
import { platformSchema } from '@/lib/writing/platform-schema.ts';

/** DELETE /api/backlinks/credentials/{platform}: deletes stored credentials. */
export const DELETE = route({ body: emptyBody }, ({ actor, params }) =>
  forgetCredentials(actor, parseInput(platformSchema, params.platform)),
);
