import { route } from '@/lib/auth/route.ts';
import { sentenceChangesSchema } from '@/lib/blogs/editing/schema.ts';
import { editSentences } from '@/lib/blogs/editing/service.ts';

export const PATCH = route({ body: sentenceChangesSchema }, ({ actor, params, body }) =>
  editSentences(actor, params.id ?? '', body),
);
