import { route } from '@/lib/auth/route.ts';
import { removeModel } from '@/lib/operator/service.ts';

/** DELETE /api/operator/models/{name}: deletes what is here of a model; for the operator. */
export const DELETE = route({}, ({ actor, params }) => removeModel(actor, params.name ?? ''));
