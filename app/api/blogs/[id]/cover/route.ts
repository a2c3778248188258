import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { ownersOnly } from '@/lib/blogs/authorization.ts';
import { changeCover, removeCover } from '@/lib/illustrations/service.ts';

export const PUT = route(
  { ...editing['PUT /api/blogs/{id}/cover'], requireAllowed: ownersOnly },
  ({ actor, params, body }) => changeCover(actor, params.id, body),
);

export const DELETE = route(editing['DELETE /api/blogs/{id}/cover'], ({ actor, params }) =>
  removeCover(actor, params.id),
);
