import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { dismissBatch, requireOwnBatch } from '@/lib/writing/batches/service.ts';

export const GET = route(writing['GET /api/batches/{id}'], ({ actor, params }) => requireOwnBatch(actor, params.id));

export const DELETE = route(writing['DELETE /api/batches/{id}'], ({ actor, params }) => dismissBatch(actor, params.id));
