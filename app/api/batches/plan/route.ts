import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { planBatch } from '@/lib/writing/batches/plan.ts';

/** POST /api/batches/plan: how many blogs of a batch can be written, without using quota. */
export const POST = route(writing['POST /api/batches/plan'], ({ actor, body, request }) =>
  planBatch(actor, body, request.signal),
);
