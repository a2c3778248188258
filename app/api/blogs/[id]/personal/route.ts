import { route } from '@/lib/auth/route.ts';
import { ownersBody } from '@/lib/blogs/authorization.ts';
import { personalChangesSchema, personalRequestSchema } from '@/lib/writing/outline-schema.ts';
import { makeChanges, proposeChanges } from '@/lib/writing/services/personal.ts';

export const POST = route({ scope: 'write', body: personalRequestSchema }, ({ actor, params, body, request }) =>
  proposeChanges(actor, params.id, body, request.signal),
);

export const PUT = route(
  { scope: 'write', body: personalChangesSchema, largeBody: ownersBody(1024 * 1024) },
  ({ actor, params, body }) => makeChanges(actor, params.id, body),
);
