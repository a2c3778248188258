import { route } from '@/lib/auth/route.ts';
import { removeModel } from '@/lib/operator/service.ts';

/** DELETE /api/operator/models/{name}: deletes the files of a model. Operator only. */
export const DELETE = route({}, ({ actor, params }) => removeModel(actor, params.name ?? ''));
