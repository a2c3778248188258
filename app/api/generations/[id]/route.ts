import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { cancelGeneration, readGeneration } from '@/lib/writing/services/runs.ts';

export const GET = route(writing['GET /api/generations/{id}'], ({ actor, params }) => readGeneration(actor, params.id));

export const DELETE = route(writing['DELETE /api/generations/{id}'], ({ actor, params }) =>
  cancelGeneration(actor, params.id),
);
