import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { continueBatch } from '@/lib/writing/batches/service.ts';

export const POST = route(writing['POST /api/batches/{id}/continue'], ({ actor, params }) =>
  continueBatch(actor, params.id),
);
