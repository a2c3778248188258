import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { readIdempotencyKey } from '@/lib/http/input.ts';
import { listBatches, requireMayStartBatch, startBatch } from '@/lib/writing/batches/service.ts';

export const GET = route(writing['GET /api/batches'], ({ actor }) => listBatches(actor));

export const POST = route(
  {
    ...writing['POST /api/batches'],
    requireAllowed: ({ actor, request }) => requireMayStartBatch(actor, readIdempotencyKey(request)),
  },
  ({ actor, body }) => startBatch(actor, body),
);
