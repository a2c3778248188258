import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { ownersOnly } from '@/lib/blogs/authorization.ts';
import { addPicture } from '@/lib/blogs/editing/service.ts';

export const POST = route(
  { ...editing['POST /api/blogs/{id}/images'], requireAllowed: ownersOnly },
  ({ actor, params, body }) => addPicture(actor, params.id, body.picture),
);
