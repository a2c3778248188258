import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { cancelGeneration, readGeneration } from '@/lib/writing/services/runs.ts';

/** GET /api/generations/{id}: an own run, and how it ended. */
export const GET = route(writing['GET /api/generations/{id}'], ({ actor, params }) => readGeneration(actor, params.id));

/** DELETE /api/generations/{id}: cancels a run and returns its quota. */
export const DELETE = route(writing['DELETE /api/generations/{id}'], ({ actor, params }) =>
  cancelGeneration(actor, params.id),
);
