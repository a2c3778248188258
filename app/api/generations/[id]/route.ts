import { emptyBody, route } from '@/lib/auth/route.ts';
import { cancelGeneration } from '@/lib/writing/services/runs.ts';

/** DELETE /api/generations/{id}: cancels a run and returns its quota. */
export const DELETE = route({ scope: 'write', body: emptyBody }, ({ actor, params }) =>
  cancelGeneration(actor, params.id),
);
