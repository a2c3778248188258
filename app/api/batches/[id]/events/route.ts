import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { watchBatch } from '@/lib/writing/batches/service.ts';

export const GET = route(writing['GET /api/batches/{id}/events'], ({ actor, params }) => watchBatch(actor, params.id));
