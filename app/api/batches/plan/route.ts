import { route } from '@/lib/auth/route.ts';
import { planBatch } from '@/lib/writing/batches/plan.ts';
import { batchPlanSchema } from '@/lib/writing/schema.ts';

/** POST /api/batches/plan: how many blogs of a batch can be written, without using quota. */
export const POST = route({ scope: 'write', body: batchPlanSchema, limit: 'outline' }, ({ actor, body, request }) =>
  planBatch(actor, body, request.signal),
);
