import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { watchGeneration } from '@/lib/writing/services/generations.ts';

const after = z.coerce.number().int().min(0).max(1_000_000).catch(0);

/** GET /api/generations/{id}/events: streams a run's events after `after` or the Last-Event-ID. */
export const GET = route({ query: z.object({ after }) }, ({ actor, params, query, request }) => {
  // A reconnecting browser sends a newer number than the address.
  const last = request.headers.get('last-event-id');
  return watchGeneration(actor, params.id ?? '', last === null ? query.after : after.parse(last));
});
