import { writing } from '@/lib/api/operations/writing.ts';
import { followed, route } from '@/lib/auth/route.ts';
import { readIdempotencyKey } from '@/lib/http/input.ts';
import { listBatches, requireMayStartBatch, startBatch } from '@/lib/writing/batches/service.ts';

export const GET = route(writing['GET /api/batches'], ({ actor }) => listBatches(actor));

export const POST = route(
  {
    ...writing['POST /api/batches'],
    hasOwnKey: true,
    requireAllowed: ({ actor, request }) => requireMayStartBatch(actor, readIdempotencyKey(request)),
  },
  async ({ actor, body }) => followed(actor, 'batches', await startBatch(actor, body)),
);
