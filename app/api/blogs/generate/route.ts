import { route } from '@/lib/auth/route';
import { idempotencyKeyOf } from '@/lib/http/idempotency-key';
import { MAX_GENERATE_BODY_BYTES } from '@/lib/images/rules';
import { generateRequestSchema } from '@/lib/writing/schema';
import { generateBlog, generateBlogLive } from '@/lib/writing/services/generate';

/** POST /api/blogs/generate (spec §7); answers with events as they come when asked for text/event-stream. */
export const POST = route(
  { body: generateRequestSchema, bodyLimit: MAX_GENERATE_BODY_BYTES, limit: 'generate' },
  ({ actor, body, request }) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const isLive = request.headers.get('accept')?.includes('text/event-stream');
    return isLive
      ? generateBlogLive(actor, body, idempotencyKey)
      : generateBlog(actor, body, { idempotencyKey, signal: request.signal });
  },
);
