import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { continueBatch } from '@/lib/writing/batches/service.ts';

/** POST /api/batches/{id}/continue: continues from the first missing blog. */
export const POST = route({ body: z.object({}), limit: 'generate' }, ({ actor, params }) =>
  continueBatch(actor, params.id ?? ''),
);
