import { emptyBody, route } from '@/lib/auth/route.ts';
import { stopOwnBatch } from '@/lib/writing/batches/service.ts';

/** POST /api/batches/{id}/stop: stops a batch; finished blogs stay. */
export const POST = route({ scope: 'write', body: emptyBody }, ({ actor, params }) => stopOwnBatch(actor, params.id));
