import { outlineRequestSchema } from '@/lib/blogs/schema';
import { route } from '@/lib/http/route';
import { proposeOutline } from '@/lib/writing/outline-service';

/** POST /api/blogs/outline: what a blog would say, before it is written. */
export const POST = route(
  { body: outlineRequestSchema, limit: 'outline' },
  ({ actor, body, request }) => proposeOutline(actor, body, request.signal),
);
