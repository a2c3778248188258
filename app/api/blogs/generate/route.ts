import { generateRequestSchema } from '@/lib/blogs/schema';
import { idempotencyKeyOf } from '@/lib/http/idempotency-key';
import { route } from '@/lib/http/route';
import { MAX_GENERATE_BODY_BYTES } from '@/lib/images/rules';
import { generateBlog } from '@/lib/writing/service';

/** POST /api/blogs/generate (spec §7). */
export const POST = route(
  { body: generateRequestSchema, bodyLimit: MAX_GENERATE_BODY_BYTES, limit: 'generate' },
  ({ actor, body, request }) =>
    generateBlog(actor, body, {
      idempotencyKey: idempotencyKeyOf(request),
      signal: request.signal,
    }),
);
