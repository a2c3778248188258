import { route } from '@/lib/auth/route.ts';
import { readIdempotencyKey } from '@/lib/http/input.ts';
import { MAX_GENERATE_BODY_BYTES } from '@/lib/images/rules.ts';
import { listBatches, requireMayStartBatch, startBatch } from '@/lib/writing/batches/service.ts';
import { followed } from '@/lib/writing/runs/for-programs.ts';
import { batchStartSchema } from '@/lib/writing/schema.ts';

export const GET = route({ scope: 'read' }, ({ actor }) => listBatches(actor));

export const POST = route(
  {
    scope: 'write',
    body: batchStartSchema,
    limit: 'generate',
    hasOwnKey: true,
    largeBody: {
      limit: MAX_GENERATE_BODY_BYTES,
      requireAllowed: ({ actor, request }) => requireMayStartBatch(actor, readIdempotencyKey(request)),
    },
  },
  async ({ actor, body }) => followed(actor, 'batches', await startBatch(actor, body)),
);
