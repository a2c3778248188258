import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { ownersOnly } from '@/lib/blogs/authorization.ts';
import { makeChanges, proposeChanges } from '@/lib/writing/services/personal.ts';

export const POST = route(editing['POST /api/blogs/{id}/personal'], ({ actor, params, body, request }) =>
  proposeChanges(actor, params.id, body, request.signal),
);

export const PUT = route(
  { ...editing['PUT /api/blogs/{id}/personal'], requireAllowed: ownersOnly },
  ({ actor, params, body }) => makeChanges(actor, params.id, body),
);
