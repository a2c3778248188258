import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { watchBatch } from '@/lib/writing/batches/service.ts';

/** GET /api/batches/{id}/events: the state of a batch, now and after each change, until it ends. */
export const GET = route(writing['GET /api/batches/{id}/events'], ({ actor, params }) => watchBatch(actor, params.id));
