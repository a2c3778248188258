import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { watchGeneration } from '@/lib/writing/services/runs.ts';

const after = z.coerce.number().int().min(0).max(1_000_000).catch(0);

/** GET /api/generations/{id}/events: streams a run's events after number `after`. */
export const GET = route({ scope: 'read', query: z.object({ after }) }, ({ actor, params, query }) =>
  watchGeneration(actor, params.id, query.after),
);
