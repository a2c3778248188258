import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { watchGeneration } from '@/lib/writing/services/runs.ts';

export const GET = route(writing['GET /api/generations/{id}/events'], ({ actor, params, query }) =>
  watchGeneration(actor, params.id, query.after),
);
