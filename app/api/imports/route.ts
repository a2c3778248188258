import { publishing } from '@/lib/api/operations/publishing.ts';
import { requireScope } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import type { ImportEvent, ImportResult } from '@/lib/blog-imports/schema.ts';
import { importBlogs } from '@/lib/blog-imports/service.ts';
import { eventStream } from '@/lib/writing/runs/stream.ts';

async function* importEvents(imported: ReturnType<typeof importBlogs>): AsyncGenerator<{ event: ImportEvent }> {
  for await (const post of imported) yield { event: { type: 'post', post } };
}

export const POST = route(
  publishing['POST /api/imports'],
  async ({ actor, body, request }): Promise<Response | ImportResult> => {
    if (body.restoresVisibility) requireScope(actor, 'publish');
    const isLive = request.headers.get('accept')?.includes('text/event-stream');
    if (isLive) return eventStream((signal) => importEvents(importBlogs({ actor, signal }, body)));
    return { posts: await Array.fromAsync(importBlogs({ actor, signal: request.signal }, body)) };
  },
);
