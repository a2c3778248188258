import { route } from '@/lib/auth/route.ts';
import { ownersOnly } from '@/lib/blogs/authorization.ts';
import { draftChangeSchema, draftRemovalSchema } from '@/lib/blogs/editing/schema.ts';
import { discardDraft, getDraft, saveDraft } from '@/lib/blogs/editing/service.ts';

export const GET = route({}, ({ actor, params }) => getDraft(actor, params.id));

/** PUT /api/blogs/{id}/draft: stores the draft. Twice the size of a text, as it includes the text it started from. */
export const PUT = route(
  { body: draftChangeSchema, largeBody: { limit: 2 * 1024 * 1024 }, requireAllowed: ownersOnly },
  ({ actor, params, body }) => saveDraft(actor, params.id, body),
);

export const DELETE = route({ body: draftRemovalSchema }, ({ actor, params, body }) =>
  discardDraft(actor, params.id, body.version),
);
