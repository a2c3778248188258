import { route } from '@/lib/auth/route.ts';
import { readIdempotencyKey } from '@/lib/http/input.ts';
import { MAX_GENERATE_BODY_BYTES } from '@/lib/images/rules.ts';
import { listBatches, requireMayStartBatch, startBatch } from '@/lib/writing/batches/service.ts';
import { batchStartSchema } from '@/lib/writing/schema.ts';

export const GET = route({ scope: 'read' }, ({ actor }) => listBatches(actor));

export const POST = route(
  {
    scope: 'write',
    body: batchStartSchema,
    limit: 'generate',
    largeBody: {
      limit: MAX_GENERATE_BODY_BYTES,
      requireAllowed: ({ actor, request }) => requireMayStartBatch(actor, readIdempotencyKey(request)),
    },
  },
  ({ actor, body }) => startBatch(actor, body),
);
