import { route } from '@/lib/auth/route.ts';
import { outlineRequestSchema } from '@/lib/writing/schema.ts';
import { proposeOutline } from '@/lib/writing/services/outline.ts';

export const POST = route(
  { scope: 'write', body: outlineRequestSchema, limit: 'outline' },
  ({ actor, body, request }) => proposeOutline(actor, body, request.signal),
);
