import { emptyBody, route } from '@/lib/auth/route.ts';
import { continueBatch } from '@/lib/writing/batches/service.ts';

export const POST = route({ scope: 'write', body: emptyBody, limit: 'generate' }, ({ actor, params }) =>
  continueBatch(actor, params.id),
);
