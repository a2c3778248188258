import { emptyBody, route } from '@/lib/auth/route.ts';
import { continueBatch } from '@/lib/writing/batches/service.ts';
import { followed } from '@/lib/writing/runs/for-programs.ts';

export const POST = route({ scope: 'write', body: emptyBody, limit: 'generate' }, async ({ actor, params }) =>
  followed(actor, 'batches', await continueBatch(actor, params.id)),
);
