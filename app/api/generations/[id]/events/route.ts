import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { watchGeneration } from '@/lib/writing/services/runs.ts';

/** GET /api/generations/{id}/events: streams a run's events after number `after`. */
export const GET = route(writing['GET /api/generations/{id}/events'], ({ actor, params, query }) =>
  watchGeneration(actor, params.id, query.after),
);
