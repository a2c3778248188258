import { route } from '@/lib/auth/route.ts';
import { AppError } from '@/lib/http/errors.ts';
import { MAX_GENERATE_BODY_BYTES } from '@/lib/images/rules.ts';
import { generateRequestSchema } from '@/lib/writing/schema.ts';
import { generateBlog, generateBlogLive } from '@/lib/writing/services/generate.ts';

/**
 * The request's Idempotency-Key, or null without one.
 * @throws AppError invalid-input for a key that is empty, longer than 200 characters or not visible ASCII
 */
function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError('invalid-input', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
}

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
