import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { ownersOnly } from '@/lib/blogs/authorization.ts';
import { editSentences } from '@/lib/writing/services/sentences.ts';

export const PATCH = route(
  { ...editing['PATCH /api/blogs/{id}/sentences'], requireAllowed: ownersOnly },
  ({ actor, params, body }) => editSentences(actor, params.id, body),
);
