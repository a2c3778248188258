import { route } from '@/lib/auth/route.ts';
import { MAX_GENERATE_BODY_BYTES } from '@/lib/images/rules.ts';
import { listBatches, startBatch } from '@/lib/writing/batches/service.ts';
import { batchStartSchema } from '@/lib/writing/batches/start-request.ts';

/** GET /api/batches: the actor's batches that were not dismissed. */
export const GET = route({}, ({ actor }) => listBatches(actor));

/** POST /api/batches: begins a batch (spec §4, Batch generation). */
export const POST = route(
  { body: batchStartSchema, bodyLimit: MAX_GENERATE_BODY_BYTES, limit: 'generate' },
  ({ actor, body }) => startBatch(actor, body),
);
