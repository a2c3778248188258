import { route } from '@/lib/auth/route.ts';
import { ownersBody } from '@/lib/blogs/authorization.ts';
import { sentenceChangesSchema } from '@/lib/blogs/editing/schema.ts';
import { editSentences } from '@/lib/writing/services/sentences.ts';

export const PATCH = route(
  { scope: 'write', body: sentenceChangesSchema, largeBody: ownersBody(512 * 1024) },
  ({ actor, params, body }) => editSentences(actor, params.id, body),
);
