import { route } from '@/lib/auth/route.ts';
import { watchBatch } from '@/lib/writing/batches/service.ts';

/** GET /api/batches/{id}/events: the state of a batch, now and after each change, until it ends. */
export const GET = route({ scope: 'read' }, ({ actor, params }) => watchBatch(actor, params.id));
