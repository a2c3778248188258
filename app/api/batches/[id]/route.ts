import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { dismissBatch } from '@/lib/writing/batches/service.ts';

/** DELETE /api/batches/{id}: stops a batch and removes it from the list; its blogs stay. */
export const DELETE = route({ body: z.object({}) }, ({ actor, params }) => dismissBatch(actor, params.id ?? ''));
