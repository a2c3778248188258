import { emptyBody, route } from '@/lib/auth/route.ts';
import { ownersBody } from '@/lib/blogs/authorization.ts';
import { coverChangeSchema } from '@/lib/blogs/editing/schema.ts';
import { changeCover, removeCover } from '@/lib/illustrations/service.ts';
import { MAX_PICTURE_BODY_BYTES } from '@/lib/images/rules.ts';

export const PUT = route(
  { scope: 'write', body: coverChangeSchema, largeBody: ownersBody(MAX_PICTURE_BODY_BYTES) },
  ({ actor, params, body }) => changeCover(actor, params.id, body),
);

export const DELETE = route({ scope: 'write', body: emptyBody }, ({ actor, params }) => removeCover(actor, params.id));
