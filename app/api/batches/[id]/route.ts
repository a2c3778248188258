import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { dismissBatch } from '@/lib/writing/batches/service.ts';

/** DELETE /api/batches/{id}: stops a batch and removes it from the list; its blogs stay. */
export const DELETE = route(writing['DELETE /api/batches/{id}'], ({ actor, params }) => dismissBatch(actor, params.id));
