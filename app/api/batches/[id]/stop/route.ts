import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { stopOwnBatch } from '@/lib/writing/batches/service.ts';

/** POST /api/batches/{id}/stop: stops a batch; finished blogs stay. */
export const POST = route(writing['POST /api/batches/{id}/stop'], ({ actor, params }) =>
  stopOwnBatch(actor, params.id),
);
