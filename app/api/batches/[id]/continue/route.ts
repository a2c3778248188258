import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { continueBatch } from '@/lib/writing/batches/service.ts';
import { followed } from '@/lib/writing/runs/for-programs.ts';

export const POST = route(writing['POST /api/batches/{id}/continue'], async ({ actor, params }) =>
  followed(actor, 'batches', await continueBatch(actor, params.id)),
);
