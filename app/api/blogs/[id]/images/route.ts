import { route } from '@/lib/auth/route.ts';
import { addPicture } from '@/lib/blogs/added-pictures.ts';
import { addedPictureSchema } from '@/lib/blogs/edit-schema.ts';
import { MAX_PICTURE_BODY_BYTES } from '@/lib/images/rules.ts';

/** POST /api/blogs/{id}/images: a picture for a text that is being edited. */
export const POST = route(
  { body: addedPictureSchema, bodyLimit: MAX_PICTURE_BODY_BYTES },
  ({ actor, params, body }) => addPicture(actor, params.id ?? '', body.picture),
);
