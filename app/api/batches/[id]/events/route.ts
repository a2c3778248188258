import { route } from '@/lib/auth/route.ts';
import { watchBatch } from '@/lib/writing/batches/service.ts';

/** GET /api/batches/{id}/events: how a batch stands, now and after each change, until it does not run any more. */
export const GET = route({}, ({ actor, params }) => watchBatch(actor, params.id ?? ''));
