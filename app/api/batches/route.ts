import { route } from '@/lib/auth/route';
import { MAX_GENERATE_BODY_BYTES } from '@/lib/images/rules';
import { listBatches, startBatch } from '@/lib/writing/batches/service';
import { batchStartSchema } from '@/lib/writing/batches/start-request';

/** GET /api/batches: the actor's batches that were not dismissed. */
export const GET = route({}, ({ actor }) => listBatches(actor));

/** POST /api/batches: begins a batch (spec §4, Batch generation). */
export const POST = route(
  { body: batchStartSchema, bodyLimit: MAX_GENERATE_BODY_BYTES, limit: 'generate' },
  ({ actor, body }) => startBatch(actor, body),
);
