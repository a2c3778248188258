import { editing } from '@/lib/api/operations/editing.ts';
import { route } from '@/lib/auth/route.ts';
import { coverNumberSchema } from '@/lib/blogs/editing/schema.ts';
import { parseInput } from '@/lib/http/input.ts';
import { drawCover } from '@/lib/illustrations/service.ts';

export const GET = route(editing['GET /api/blogs/{id}/cover/drawings/{number}'], async ({ actor, params }) => {
  const svg = await drawCover(actor, params.id, parseInput(coverNumberSchema, params.number));
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': "default-src 'none'" },
  });
});
