import { writing } from '@/lib/api/operations/writing.ts';
import { isProgram } from '@/lib/auth/actor.ts';
import { followed, route } from '@/lib/auth/route.ts';
import { readIdempotencyKey } from '@/lib/http/input.ts';
import { generateBlog, generateBlogLive, queueBlog, requireMayGenerate } from '@/lib/writing/services/runs.ts';

/** POST /api/blogs/generate (spec §7); an event stream if the request accepts one, else the run for a program. */
export const POST = route(
  {
    ...writing['POST /api/blogs/generate'],
    hasOwnKey: true,
    requireAllowed: ({ actor, request }) => requireMayGenerate(actor, readIdempotencyKey(request)),
  },
  async ({ actor, body, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    const isLive = request.headers.get('accept')?.includes('text/event-stream');
    if (isLive) return generateBlogLive(actor, body, idempotencyKey);
    if (!isProgram(actor)) return generateBlog(actor, body, { idempotencyKey, signal: request.signal });
    return followed(actor, 'generations', await queueBlog(actor, body, idempotencyKey));
  },
);
