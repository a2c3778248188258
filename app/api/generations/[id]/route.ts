import { emptyBody, route } from '@/lib/auth/route.ts';
import { cancelGeneration, readGeneration } from '@/lib/writing/services/runs.ts';

/** GET /api/generations/{id}: an own run, and how it ended. */
export const GET = route({ scope: 'read' }, ({ actor, params }) => readGeneration(actor, params.id));

/** DELETE /api/generations/{id}: cancels a run and returns its quota. */
export const DELETE = route({ scope: 'write', body: emptyBody }, ({ actor, params }) =>
  cancelGeneration(actor, params.id),
);
