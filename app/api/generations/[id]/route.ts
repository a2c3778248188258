import { z } from 'zod';
import { route } from '@/lib/auth/route';
import { cancelGeneration } from '@/lib/writing/live/service';

/** DELETE /api/generations/{id}: cancels a run and gives its quota back. */
export const DELETE = route({ body: z.object({}) }, ({ actor, params }) =>
  cancelGeneration(actor, params.id ?? ''),
);
