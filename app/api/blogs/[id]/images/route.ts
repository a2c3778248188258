import { route } from '@/lib/auth/route.ts';
import { ownersBody } from '@/lib/blogs/authorization.ts';
import { addedPictureSchema } from '@/lib/blogs/editing/schema.ts';
import { addPicture } from '@/lib/blogs/editing/service.ts';
import { MAX_PICTURE_BODY_BYTES } from '@/lib/images/rules.ts';

export const POST = route(
  { scope: 'write', body: addedPictureSchema, largeBody: ownersBody(MAX_PICTURE_BODY_BYTES) },
  ({ actor, params, body }) => addPicture(actor, params.id, body.picture),
);
