import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { stopOwnBatch } from '@/lib/writing/batches/service.ts';

export const POST = route(writing['POST /api/batches/{id}/stop'], ({ actor, params }) =>
  stopOwnBatch(actor, params.id),
);
