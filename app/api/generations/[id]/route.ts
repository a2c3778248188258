import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { cancelGeneration } from '@/lib/writing/services/runs.ts';

/** DELETE /api/generations/{id}: cancels a run and returns its quota. */
export const DELETE = route(writing['DELETE /api/generations/{id}'], ({ actor, params }) =>
  cancelGeneration(actor, params.id),
);
