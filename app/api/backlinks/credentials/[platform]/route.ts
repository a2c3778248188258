import { emptyBody, route } from '@/lib/auth/route.ts';
import { forgetCredentials } from '@/lib/backlinks/service.ts';
import { parseInput } from '@/lib/http/input.ts';
import { platformSchema } from '@/lib/writing/schema.ts';

export const DELETE = route({ body: emptyBody }, ({ actor, params }) =>
  forgetCredentials(actor, parseInput(platformSchema, params.platform)),
);
