import { route } from '@/lib/auth/route';
import { outlineRequestSchema } from '@/lib/writing/schema';
import { proposeOutline } from '@/lib/writing/services/outline';

/** POST /api/blogs/outline: what a blog would say, before it is written. */
export const POST = route(
  { body: outlineRequestSchema, limit: 'outline' },
  ({ actor, body, request }) => proposeOutline(actor, body, request.signal),
);
