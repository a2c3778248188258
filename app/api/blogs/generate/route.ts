import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { readIdempotencyKey } from '@/lib/http/input.ts';
import { generateBlog, generateBlogLive, requireMayGenerate } from '@/lib/writing/services/runs.ts';

/** POST /api/blogs/generate (spec §7); an event stream if the request accepts one. */
export const POST = route(
  {
    ...writing['POST /api/blogs/generate'],
    requireAllowed: ({ actor, request }) => requireMayGenerate(actor, readIdempotencyKey(request)),
  },
  ({ actor, body, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    const isLive = request.headers.get('accept')?.includes('text/event-stream');
    return isLive
      ? generateBlogLive(actor, body, idempotencyKey)
      : generateBlog(actor, body, { idempotencyKey, signal: request.signal });
  },
);
