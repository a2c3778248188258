import { emptyBody, route } from '@/lib/auth/route.ts';
import { dismissBatch, requireOwnBatch } from '@/lib/writing/batches/service.ts';

export const GET = route({ scope: 'read' }, ({ actor, params }) => requireOwnBatch(actor, params.id));

/** DELETE /api/batches/{id}: stops a batch and removes it from the list; its blogs stay. */
export const DELETE = route({ scope: 'write', body: emptyBody }, ({ actor, params }) => dismissBatch(actor, params.id));
