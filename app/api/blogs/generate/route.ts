import { isProgram } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { readIdempotencyKey } from '@/lib/http/input.ts';
import { MAX_GENERATE_BODY_BYTES } from '@/lib/images/rules.ts';
import { followed } from '@/lib/writing/runs/for-programs.ts';
import { generateRequestSchema } from '@/lib/writing/schema.ts';
import { generateBlog, generateBlogLive, queueBlog, requireMayGenerate } from '@/lib/writing/services/runs.ts';

/** POST /api/blogs/generate (spec §7); an event stream if the request accepts one, else the run for a program. */
export const POST = route(
  {
    scope: 'write',
    body: generateRequestSchema,
    limit: 'generate',
    hasOwnKey: true,
    largeBody: {
      limit: MAX_GENERATE_BODY_BYTES,
      requireAllowed: ({ actor, request }) => requireMayGenerate(actor, readIdempotencyKey(request)),
    },
  },
  async ({ actor, body, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    const isLive = request.headers.get('accept')?.includes('text/event-stream');
    if (isLive) return generateBlogLive(actor, body, idempotencyKey);
    if (!isProgram(actor)) return generateBlog(actor, body, { idempotencyKey, signal: request.signal });
    return followed(actor, 'generations', await queueBlog(actor, body, idempotencyKey));
  },
);
