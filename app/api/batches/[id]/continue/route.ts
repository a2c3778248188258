import { writing } from '@/lib/api/operations/writing.ts';
import { followed, route } from '@/lib/auth/route.ts';
import { continueBatch } from '@/lib/writing/batches/service.ts';

export const POST = route(writing['POST /api/batches/{id}/continue'], async ({ actor, params }) =>
  followed(actor, 'batches', await continueBatch(actor, params.id)),
);
